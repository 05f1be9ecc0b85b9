// What is wrong with an answer, whatever was asked.
import { Script } from "node:vm";
import type { RawAnswer } from "./send.ts";
import { MARK, RAW_MARKUP } from "./values.ts";

/** A type that a browser draws as a document, with its scripts. */
const DOCUMENT = /html|xml|svg/;

/** A tag, attributes with their values in quotes, then one that begins with the mark. */
const OWN_ATTRIBUTE = new RegExp(`<[a-z][^\\s>]*(?:\\s+[^\\s"'>=]+(?:="[^"]*")?)*\\s+${MARK}`);

/** A sentence for each fault; none where the site has answered as it should. */
export function faultsOf({ status, headers, body }: RawAnswer, origin: string) {
  const faults: string[] = [];
  // 501 is oEmbed's own word for a format that is not served.
  if (status >= 500 && status !== 501) faults.push(`status ${status}`);
  if (headers["set-cookie"]) faults.push(`sets a cookie: ${headers["set-cookie"]}`);
  const { location, ...others } = headers;
  if (location !== undefined && leavesSite(location, origin)) {
    faults.push(`leads to ${location}`);
  }
  for (const [name, value] of Object.entries(others)) {
    if (value.includes(MARK)) faults.push(`repeats in ${name}: ${value}`);
  }
  if (DOCUMENT.test(headers["content-type"] ?? "")) faults.push(...rawMarkup(body));
  else if (body !== "" && status < 400 && headers["x-content-type-options"] !== "nosniff") {
    faults.push(`a file that a browser may take for a page: ${headers["content-type"]}`);
  }
  return faults;
}

/** A path of ours starts with one slash, and has no letter in it that a browser reads otherwise. */
function leavesSite(location: string, origin: string): boolean {
  return (
    !/^\/(?![/\\])[\x21-\x7e]*$/.test(location) || URL.parse(location, origin)?.origin !== origin
  );
}

function rawMarkup(body: string): string[] {
  const found = RAW_MARKUP.filter((needle) => body.includes(needle)).map(
    (needle) => `has ${needle} in it: …${around(body, needle)}…`,
  );
  if (OWN_ATTRIBUTE.test(body)) found.push("has an attribute of that name");
  const scripts = body.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs);
  for (const [, attributes = "", code = ""] of scripts) {
    if (code.includes(MARK) && !isWhole(attributes, code))
      found.push(`has a broken script: ${code.slice(0, 300)}`);
  }
  if (new RegExp(`(?:href|src|action)="(?:javascript|data):[^"]*${MARK}`, "i").test(body)) {
    found.push("has an address that runs code");
  }
  return found;
}

/** Whether what was typed has stayed within the strings of a script: it can be read, and calls nothing. */
function isWhole(attributes: string, code: string): boolean {
  try {
    if (attributes.includes("json")) JSON.parse(code);
    else if (!attributes.includes("module")) new Script(code);
    return true;
  } catch {
    return false;
  }
}

function around(body: string, needle: string): string {
  const at = body.indexOf(needle);
  return body.slice(Math.max(0, at - 80), at + 80);
}
