// How much memory the site's isolate holds, of which Cloudflare gives it 128 MB.
import { once } from "node:events";

/** The Worker's name as workerd lists it. */
const SITE = "/core:user:site";

const MB = 1_024 * 1_024;

/** Asks workerd's inspector; use with `using`. @throws where nobody answers there */
export async function openHeap(inspector: URL) {
  const socket = new WebSocket(new URL(SITE, inspector));
  await once(socket, "open");
  return {
    /** V8's heap, garbage included, and the buffers beside it, in megabytes. */
    async readMb(): Promise<number> {
      const answered = once(socket, "message");
      socket.send(JSON.stringify({ id: 1, method: "Runtime.getHeapUsage" }));
      const [{ data }] = await answered;
      const { usedSize, backingStorageSize } = JSON.parse(data).result;
      return (usedSize + backingStorageSize) / MB;
    },
    [Symbol.dispose]: () => socket.close(),
  };
}
