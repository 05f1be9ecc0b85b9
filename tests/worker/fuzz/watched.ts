// What every visitor must find as it was, whatever somebody else has asked.
import { PERSON, type Site } from "../start-site.ts";
import { comparableHead, send, withoutNonce } from "./send.ts";

/** Of each kind one: drawn or not, cached or not, with a search and without, and one that is not there. */
export const WATCHED =
  `/ /banque /banque/n26 /cashback/igraal /blog/avis-bienpreter /contact /nulle-part /parrainage /parrainage?q=n26&tri=nom
  /comparateur?produits=n26.metal&produits=revolut.metal /recherche?q=metal /outils/interets-composes /sitemap.xml
  /robots.txt /llms.txt /banque/n26.md /api/primes.json /carte/n26.svg /carte/n26 /builds/latest.json /_payload.json`.split(
    /\s+/,
  );

export type Snapshot = { status: number; headers: Record<string, string>; body: string };

/** Each of them as it is answered at this moment, by its address. */
export async function snapshotAll(site: Site): Promise<Map<string, Snapshot>> {
  const sights = WATCHED.map(async (path) => [path, await snapshot(site, path)] as const);
  return new Map(await Promise.all(sights));
}

/** What a person's browser is answered, but for its nonce and the moments, in milliseconds, of drawing and reading. */
export async function snapshot(site: Site, path: string): Promise<Snapshot> {
  const headers = { "user-agent": PERSON };
  const answer = await send(site.origin, { method: "GET", target: path, headers });
  const body = withoutNonce(answer, answer.body).replace(/\b1\d{12}\b/g, "moment");
  return { ...comparableHead(answer), body };
}

/** Where two of them part; undefined where they are the same. */
export function difference(before: Snapshot | undefined, now: Snapshot): string | undefined {
  const [was = "", is = ""] = [before, now].map((sight) => JSON.stringify(sight));
  if (was === is) return undefined;
  const at = Array.from(is).findIndex((letter, index) => letter !== was[index]);
  const part = (text: string) => text.slice(Math.max(0, at - 100), at + 100);
  return `was …${part(was)}…, is …${part(is)}…`;
}
