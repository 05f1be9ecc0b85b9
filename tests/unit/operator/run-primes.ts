// `npm run primes` as a test starts it.
import { deleteApp, getApps } from "firebase/app";
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
