// Visitors who never rest: as soon as one is answered, the next one asks.
import { Agent, get } from "node:http";
import { seededRandom } from "../seeded-random.ts";
import { findKnown } from "../worker/fuzz/known.ts";
import { PERSON, type Site } from "../worker/start-site.ts";

/** Enough to have the isolate at work all the time. */
const AT_ONCE = 16;

const OPEN_DATA =
  `/api/primes.json /api/historique.json /api/historique.csv /flux/primes.atom /flux/offre/n26.json /carte/n26.svg
  /llms.txt /banque/n26.md /sitemap.xml /robots.txt /sante`.split(/\s+/);

const AGENTS = [PERSON, PERSON, PERSON, "Googlebot/2.1 (+http://www.google.com/bot.html)"];

export type Visit = { path: string; status: number; ms: number };

/** Whether the README says of this answer that it may be a 503: a site that is not well, data that is not there. */
export function isNamedRefusal({ path, status }: Visit): boolean {
  return status === 503 && /^\/(?:sante|api|flux)(?:\/|$)/.test(path);
}

/** What to ask next: half pages, a third tools with any parameters, open data, and addresses that are none. */
export async function nextAddress(site: Site): Promise<() => string> {
  const random = seededRandom(14);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "/";
  const { tools, names, values } = await findKnown(site);
  const map = await (await site.fetch("/sitemap.xml")).text();
  const pages = Array.from(
    map.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = ""]) => new URL(url).pathname,
  );
  return () => {
    const chance = random();
    if (chance < 0.5) return pick(pages);
    if (chance < 0.83) {
      const asked = Array.from({ length: 4 }, () => [pick(names), pick(values)]);
      return `${pick(tools)}?${new URLSearchParams(asked)}`;
    }
    if (chance < 0.93) return pick(OPEN_DATA);
    return chance < 0.98 ? `/nulle-part/${Math.floor(random() * 1e6)}` : pick(pages).toUpperCase();
  };
}

/** Visits until `isOver`; calls `onVisit` as each visit ends. */
export async function visitUntil(
  isOver: () => boolean,
  {
    origin,
    next,
    onVisit,
  }: { origin: string; next: () => string; onVisit: (visit: Visit) => void },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, visitor) => {
      const headers = {
        "User-Agent": AGENTS[visitor % AGENTS.length] ?? PERSON,
        "Accept-Encoding": "identity",
      };
      while (!isOver()) {
        const path = next();
        const start = performance.now();
        const status = await send(origin + path, { agent, headers });
        onVisit({ path, status, ms: performance.now() - start });
      }
    }),
  );
  agent.destroy();
}

/**
 * Asks, and reads the answer to its end. A connection that the server has closed meanwhile, because this process was too
 * busy to use it, is no answer: Node says to ask again (nodejs.org/api/http.html#requestreusedsocket).
 * @returns its status; 0 where it was cut off
 */
function send(
  url: string,
  options: { agent: Agent; headers: Record<string, string> },
): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, options, (response) => {
      response
        .on("end", () => resolve(response.statusCode ?? 0))
        .on("error", () => resolve(0))
        .resume();
    });
    request.on("error", () => resolve(request.reusedSocket ? send(url, options) : 0));
  });
}
