// The address of a page's data, the same for a navigation and for a preload, so that one fills the cache of the other.
import { payloadPath } from "../http/payload-path.ts";
import { BUILD_ID } from "./build-id.ts";

/** "/banque/n26" → "/banque/n26/_payload.json?{build}" */
export function payloadAddress(path: string): string {
  return `${payloadPath(path)}?${BUILD_ID}`;
}
