// Tells the search engines that share IndexNow which pages a deployment has changed: https://www.indexnow.org/documentation.
// What has changed is what the site map says of it. A deployment is what it is, whatever comes of this.
import { describeFailure } from "./diagnosis.ts";

const ENDPOINT = "https://api.indexnow.org/indexnow";
/** Of one request. */
const MOST_ADDRESSES = 10_000;
const ANSWER_MS = 10_000;

/** The days of a site map by its addresses. */
type SiteMap = ReadonlyMap<string, string>;

const ENTRY = /<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g;

/** @param origin put before addresses that have none, as in the build's own file */
export function readSiteMap(xml: string, origin: string): SiteMap {
  return new Map(
    Array.from(xml.matchAll(ENTRY), ([, address = "", day = ""]) => [
      new URL(address, origin).href,
      day,
    ]),
  );
}

/** The published map; empty of a site that is not there yet, undefined where it could not be read. */
export async function fetchSiteMap(
  origin: string,
  get: typeof fetch,
): Promise<SiteMap | undefined> {
  try {
    const answer = await get(`${origin}/sitemap.xml`, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (answer.status === 404) return new Map();
    return answer.ok ? readSiteMap(await answer.text(), origin) : undefined;
  } catch {
    return undefined; // Whoever announces says that it could not be read.
  }
}

/** Pages that are new, changed or gone. */
export function listChanged(before: SiteMap, now: SiteMap): string[] {
  const all = new Set([...now.keys(), ...before.keys()]);
  return [...all].filter((address) => before.get(address) !== now.get(address)).sort();
}

type Announcement = {
  origin: string;
  key: string;
  /** Undefined where it could not be read. */
  before: SiteMap | undefined;
  now: SiteMap;
};

/** @returns what was done, in French, for a line of its own; never fails */
export async function announceChanges(
  { origin, key, before, now }: Announcement,
  send: typeof fetch,
): Promise<string> {
  if (!before) return "IndexNow : le plan du site d'avant n'a pas pu être lu, rien n'est annoncé.";
  const changed = listChanged(before, now);
  if (changed.length === 0) return "IndexNow : aucune page n'a changé, rien n'est annoncé.";
  const urlList = changed.slice(0, MOST_ADDRESSES);
  const { host } = new URL(origin);
  try {
    const { status } = await send(ENDPOINT, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return status === 200 || status === 202
      ? `IndexNow : ${urlList.length} page(s) changée(s) annoncée(s).`
      : `IndexNow : refusé (${status}${REASONS[status] ?? ""}). Le site est publié ; rien d'autre n'est à faire.`;
  } catch (error) {
    return `IndexNow : pas de réponse (${describeFailure(error)}). Le site est publié ; rien d'autre n'est à faire.`;
  }
}

const REASONS: Readonly<Record<number, string>> = {
  403: ", la clé ne se lit pas à son adresse",
  422: ", ces pages ne sont pas de ce site",
  429: ", trop de demandes",
};
