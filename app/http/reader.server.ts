// Who reads: a person's browser, a robot, or a program that wants data.
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** What the site can answer an error with, by the exact types that it sends. */
const HTML = "text/html; charset=utf-8";
export const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Whether the request comes from a robot. No name at all is a robot's; a headless browser that names
 * no robot is a person's tool (tests, screenshots, reading aids) and is served like any browser.
 */
export function isBot(request: Request): boolean {
  const name = request.headers.get("User-Agent");
  return !name || robotNames.memo(name);
}

/** Many patterns are tried on a name, and most visitors have one of a few names. */
const robotNames = new LRUCache<string, boolean>({
  max: 100,
  memoMethod: (name) => isbot(name.replace("HeadlessChrome", "Chrome")),
});

/** Whether the request prefers JSON to HTML (RFC 9110 §12.5.1); a browser always names HTML first. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get("Accept") ?? "*/*";
  return new Negotiator({ headers: { accept } }).mediaType([HTML, JSON_TYPE]) === JSON_TYPE;
}
