/** Who publishes an address: two sources confirm each other only where two different ones speak. */

/** Names under which people publish beside each other; whose a page is stands before them, or first in the path. */
const HOSTED = /^(?<name>[^.]+)\.(?:github\.io|blogspot\.com|notion\.site|crisp\.help)$/;
const SHARED = /^(?:github\.com|raw\.githubusercontent\.com|huggingface\.co)$/;

/** One publisher under several names. */
const SAME: Record<string, string> = { "cbanque.com": "moneyvox.fr" };

/** Endings below which names are given out: the publisher is one label longer. */
const DOUBLE_ENDING = /\.(?:co\.uk|gouv\.fr|com\.br)$/;

/** A name for the publisher of a public address: « moneyvox.fr », « max72loop ». */
export function publisherOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, "");
  const hosted = HOSTED.exec(host)?.groups?.name;
  if (hosted) return hosted.toLowerCase();
  if (SHARED.test(host)) return pathname.split("/")[1]?.toLowerCase() ?? host;
  const name = host
    .split(".")
    .slice(DOUBLE_ENDING.test(host) ? -3 : -2)
    .join(".");
  return SAME[name] ?? name;
}
