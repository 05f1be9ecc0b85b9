// A Firestore that holds its answers back until the test lets them go.
import { createServer } from "node:http";

/** Starts it; use with `await using`. Every request waits for `release`. */
export async function holdFirestore(fields: Record<string, number | null>) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    asked.resolve();
    await released.promise;
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ name: "primes_parrainage", fields: typed(fields) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");

  return {
    host: `127.0.0.1:${address.port}`,
    /** Resolves when the site has asked. */
    asked: asked.promise,
    release: released.resolve,
    async [Symbol.asyncDispose]() {
      released.resolve();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function typed(fields: Record<string, number | null>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, euros]) => [name, { integerValue: String(euros) }]),
  );
}
