// Search engines are told which pages a deployment changed; whatever they answer, it has gone well.
import { expect, test } from "vitest";
import {
  announceChanges,
  fetchSiteMap,
  listChanged,
  readSiteMap,
} from "../../../app/operator/index-now.ts";

const ORIGIN = "https://primoscope.fr";
const KEY = "0123456789abcdef";
const map = (pages: Record<string, string>) =>
  readSiteMap(
    Object.entries(pages)
      .map(([path, day]) => `<url><loc>${path}</loc><lastmod>${day}</lastmod></url>`)
      .join("\n"),
    ORIGIN,
  );
const BEFORE = map({ "/": "2026-11-01", "/banque/n26": "2026-11-01", "/blog/vieux": "2026-10-01" });
const NOW = map({ "/": "2026-11-01", "/banque/n26": "2026-11-20", "/blog/neuf": "2026-11-20" });
const CHANGED = ["/banque/n26", "/blog/neuf", "/blog/vieux"].map((path) => ORIGIN + path);

/** A network that notes what is sent. */
function network(answer: () => Response) {
  const sent: { url: string; body: unknown }[] = [];
  const send = async (url: unknown, init?: RequestInit) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return answer();
  };
  return { sent, send: send as typeof fetch };
}

test("what is new, changed or gone is announced, each page once, with the key and where it is read", async () => {
  const { sent, send } = network(() => new Response(null, { status: 202 }));
  const line = await announceChanges({ origin: ORIGIN, key: KEY, before: BEFORE, now: NOW }, send);

  expect(line).toBe("IndexNow : 3 page(s) changée(s) annoncée(s).");
  expect(sent).toEqual([
    {
      url: "https://api.indexnow.org/indexnow",
      body: {
        host: "primoscope.fr",
        key: KEY,
        keyLocation: `${ORIGIN}/${KEY}.txt`,
        urlList: CHANGED,
      },
    },
  ]);
});

test("where nothing changed, or the map before could not be read, nobody is asked", async () => {
  const { sent, send } = network(() => new Response());
  const announce = (before: typeof BEFORE | undefined) =>
    announceChanges({ origin: ORIGIN, key: KEY, before, now: NOW }, send);

  expect(await announce(NOW)).toContain("aucune page n'a changé");
  expect(await announce(undefined)).toContain("n'a pas pu être lu");
  expect(sent).toEqual([]);
});

test.each([
  [403, "la clé ne se lit pas à son adresse"],
  [429, "trop de demandes"],
  [500, "refusé (500)"],
])("a refusal with %d is a line, and no failure", async (status, words) => {
  const { send } = network(() => new Response(null, { status }));
  const line = await announceChanges({ origin: ORIGIN, key: KEY, before: BEFORE, now: NOW }, send);
  expect(line).toContain(words);
  expect(line).toContain("Le site est publié");
});

test("a network that fails is a line, and no failure", async () => {
  const { send } = network(() => {
    throw new TypeError("fetch failed");
  });
  const line = await announceChanges({ origin: ORIGIN, key: KEY, before: BEFORE, now: NOW }, send);
  expect(line).toMatch(/^IndexNow : pas de réponse \(.+\)\. Le site est publié/);
});

test("a site that is not there yet has no map, and one that can't be asked has an unknown one", async () => {
  const get = (answer: () => Response) => (async () => answer()) as unknown as typeof fetch;
  const xml = `<url><loc>${ORIGIN}/banque/n26</loc><lastmod>2026-11-01</lastmod></url>`;

  expect(
    await fetchSiteMap(
      ORIGIN,
      get(() => new Response(null, { status: 404 })),
    ),
  ).toEqual(new Map());
  expect(
    await fetchSiteMap(
      ORIGIN,
      get(() => new Response(null, { status: 503 })),
    ),
  ).toBeUndefined();
  const lost = () => {
    throw new TypeError("fetch failed");
  };
  expect(await fetchSiteMap(ORIGIN, get(lost))).toBeUndefined();
  expect(
    await fetchSiteMap(
      ORIGIN,
      get(() => new Response(xml)),
    ),
  ).toEqual(new Map([[`${ORIGIN}/banque/n26`, "2026-11-01"]]));
});

test("a first publication announces every page", () => {
  expect(listChanged(new Map(), NOW)).toHaveLength(3);
});
