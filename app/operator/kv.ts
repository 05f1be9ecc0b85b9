// One key of the site's KV, through wrangler: on this machine or at Cloudflare.
import type { HistoryPlace } from "./history-database.ts";
import { askTool, type ToolAnswer } from "./tools.ts";

/** @param more the value to put, or wrangler's options */
export function askKv(
  command: "get" | "put" | "delete",
  key: string,
  { words }: HistoryPlace,
  more: readonly string[] = [],
): Promise<ToolAnswer> {
  return askTool("wrangler", ["kv", "key", command, "--binding", "PRIMES", key, ...more, ...words]);
}

/** The value of a key; undefined where KV keeps none that is sound, or can't be asked from here. */
export async function readFromKv<Kept>(
  key: string,
  isSound: (value: unknown) => value is Kept,
  place: HistoryPlace,
): Promise<Kept | undefined> {
  const { stdout } = await askKv("get", key, place, ["--text"]);
  try {
    const value: unknown = JSON.parse(stdout);
    return isSound(value) ? value : undefined;
  } catch {
    return undefined; // « Value not found », or why it can't be asked, in words.
  }
}
