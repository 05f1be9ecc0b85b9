// What stays in memory of the index between two searches: texts, never promises, which one request of a
// Worker must not await for another.
import type { Summary } from "./index-format.ts";

export type IndexMemory = {
  summary?: Summary;
  /** The texts that were read, by address; it may forget. */
  texts: { get(address: string): string | undefined; set(address: string, text: string): unknown };
};
