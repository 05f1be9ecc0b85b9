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
