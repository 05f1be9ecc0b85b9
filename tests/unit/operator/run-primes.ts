// `npm run primes` as a test starts it, and servers that it may ask.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { deleteApp, getApps } from "firebase/app";
import { onTestFinished } from "vitest";
import { type CommandEnd, runCommandFile } from "./run-command.ts";

/** @param host `host:port` of the Firestore to ask */
export async function runPrimes(words: readonly string[], host: string): Promise<CommandEnd> {
  const end = await runCommandFile("primes", words, {
    FIRESTORE_PROJECT_ID: "demo-primes",
    FIRESTORE_EMULATOR_HOST: host,
  });
  // Google's SDK remembers whom it has asked.
  await Promise.all(getApps().map(deleteApp));
  return end;
}

type Handler = Parameters<typeof createServer>[1];

/** Starts a server that ends with the test. @returns its `host:port` */
export async function listen(
  handler: Handler & ((...args: never[]) => Promise<void>),
): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
