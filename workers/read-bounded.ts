/**
 * A body as text; undefined as soon as it exceeds `limitBytes` (counted after decompression,
 * while it streams: a Content-Length may lie). Rejects when the body breaks off.
 * @param signal ends the reading too: not every runtime lets the signal of a fetch reach its body
 */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (!body) return "";
  const reader = body.getReader();
  // Frees the connection. Not awaited: a dead peer may never answer it.
  const free = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener("abort", free, { once: true });
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  try {
    for (;;) {
      const chunk = await reader.read();
      if (chunk.done) return text + decoder.decode();
      size += chunk.value.byteLength;
      if (size > limitBytes) return undefined;
      text += decoder.decode(chunk.value, { stream: true });
    }
  } finally {
    free();
  }
}
