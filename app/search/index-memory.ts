// What stays in memory of the index between two searches: texts, never promises, which one request of a
// Worker must not await for another.
import type { Summary } from "./index-format.ts";

/** Characters: at most 8 MB of the 128 that an isolate has. */
const MAX_LENGTH = 4_000_000;

export type IndexMemory = {
  summary?: Summary;
  /** The text kept under this address. */
  recall(address: string): string | undefined;
  /** Keeps a text, and forgets those that have gone unread for longest where it gets too much. */
  keep(address: string, text: string): void;
};

export function createIndexMemory(maxLength = MAX_LENGTH): IndexMemory {
  // In the order of their last reading.
  const texts = new Map<string, string>();
  let length = 0;

  function forget(address: string) {
    length -= texts.get(address)?.length ?? 0;
    texts.delete(address);
  }

  return {
    recall(address) {
      const text = texts.get(address);
      if (text === undefined) return undefined;
      texts.delete(address);
      texts.set(address, text);
      return text;
    },
    keep(address, text) {
      forget(address);
      texts.set(address, text);
      length += text.length;
      for (const oldest of texts.keys()) {
        if (length <= maxLength) break;
        forget(oldest);
      }
    },
  };
}
