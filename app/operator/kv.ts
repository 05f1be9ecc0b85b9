// One key of the site's KV, through wrangler: on this machine or at Cloudflare.
import type { HistoryPlace } from "./history-database.ts";
import { captureTool, type ToolAnswer } from "./tools.ts";

/** @param more the value to put, or wrangler's options */
export function runKvCommand(
  command: "get" | "put" | "delete",
  key: string,
  { words }: HistoryPlace,
  more: readonly string[] = [],
): Promise<ToolAnswer> {
  return captureTool("wrangler", [
    "kv",
    "key",
    command,
    "--binding",
    "PRIMES",
    key,
    ...more,
    ...words,
  ]);
}

/** The value of a key; undefined where KV stores none that is sound, or can't be asked from here. */
export async function readFromKv<Value>(
  key: string,
  isSound: (value: unknown) => value is Value,
  place: HistoryPlace,
): Promise<Value | undefined> {
  const { stdout } = await runKvCommand("get", key, place, ["--text"]);
  try {
    const value: unknown = JSON.parse(stdout);
    return isSound(value) ? value : undefined;
  } catch {
    return undefined; // « Value not found », or why it can't be asked, in words.
  }
}
