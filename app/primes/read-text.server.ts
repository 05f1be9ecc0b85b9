// Reads a response's body as text, within a size and a time.

/**
 * The body as text; undefined as soon as it exceeds `limitBytes` (counted after decompression,
 * while it streams: a Content-Length may lie). Rejects when the body breaks off or `signal` aborts.
 */
export async function readTextWithin(
  response: Response,
  limitBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const aborted = rejectOnAbort(signal);
  let size = 0;
  let text = "";
  try {
    for (;;) {
      // Raced, because not every runtime lets the signal of a fetch reach its body.
      const chunk = await Promise.race([reader.read(), aborted]);
      if (chunk.done) return text + decoder.decode();
      size += chunk.value.byteLength;
      if (size > limitBytes) return undefined;
      text += decoder.decode(chunk.value, { stream: true });
    }
  } finally {
    // Frees the connection when we leave early. Not awaited: a dead peer may never answer it.
    reader.cancel().catch(() => undefined);
  }
}

/** Rejects when the signal aborts, never settles otherwise: for a race. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined); // When the body ends first, nobody is left to hear of it.
  return aborted;
}
