// A port that nobody listens on.
import { createServer } from "node:net";

/** The first free port on 127.0.0.1 from `first` on; throws where a hundred in a row are taken. */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 100; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${first} to ${first + 99}.`);
}

/** Whether `port` of 127.0.0.1 can be listened on. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
