// Finished pages that an isolate caches: for whom, how long, and how many.
import { expect, test } from "vitest";
import { emptyReading, type Reading } from "../../../app/amounts/reading.ts";
import { createNonce, policyHeaders } from "../../../app/http/content-security-policy.server.ts";
import { createPageCache } from "../../../workers/pages/page-cache.ts";

type PageCache = ReturnType<typeof createPageCache>;

const NOON = Date.parse("2026-11-22T11:00:00Z");
const LIMIT = { entries: 3, size: 3_000 };

test("letters of several bytes before the nonce do not shift it", async () => {
  const { pages, reading } = scene();
  const cached = await store(pages, "/", reading, (nonce) => `« é € 🦄 » ${nonce} œ ${nonce}`);

  expect(cached?.html).toBe(`« é € 🦄 » ${nonceIn(cached)} œ ${nonceIn(cached)}`);
});

test("a page is drawn again when a day begins in Paris, not in London", async () => {
  const { pages, reading } = scene();
  await store(pages, "/", reading);

  expect(await find(pages, "/", reading, Date.parse("2026-11-22T22:59:59Z"))).toBeDefined();
  expect(await find(pages, "/", reading, Date.parse("2026-11-22T23:00:00Z"))).toBeUndefined();
});

test("other methods than GET and HEAD get no kept page", async () => {
  const { pages, reading } = scene();
  await store(pages, "/", reading);

  expect(await find(pages, "/", reading, NOON, "POST")).toBeUndefined();
});

test("of more pages than there is room for, those read longest ago go first", async () => {
  const { pages, reading } = scene();
  for (const path of ["/1", "/2", "/3"]) await store(pages, path, reading);
  await find(pages, "/1", reading);
  await store(pages, "/4", reading);

  expect(await cachedPaths(pages, reading)).toEqual(["/1", "/3", "/4"]);
});

test("pages of more bytes than there is room for push out others, and one alone too large is not kept", async () => {
  const { pages, reading } = scene();
  await store(pages, "/1", reading, (nonce) => `${nonce}${"a".repeat(1_500)}`);
  await store(pages, "/2", reading, (nonce) => `${nonce}${"a".repeat(1_600)}`);
  expect(await cachedPaths(pages, reading)).toEqual(["/2"]);

  await store(pages, "/3", reading, (nonce) => `${nonce}${"a".repeat(4_000)}`);
  expect(await cachedPaths(pages, reading)).toEqual(["/2"]);
});

test("addresses with a search, which anybody can make up, push out no page without", async () => {
  const { pages, reading } = scene();
  await store(pages, "/1", reading);
  for (let index = 0; index < 20; index++) await store(pages, `/1?x=${index}`, reading);

  expect(await cachedPaths(pages, reading)).toEqual(["/1"]);
  expect(await find(pages, "/1?x=0", reading)).toBeUndefined();
  expect(await find(pages, "/1?x=19", reading)).toBeDefined();
});

type Answer = { html: string; headers: Headers };

function scene(): { pages: PageCache; reading: Reading } {
  return { pages: createPageCache(LIMIT, LIMIT), reading: emptyReading() };
}

async function store(
  pages: PageCache,
  path: string,
  reading: Reading,
  write = (nonce: string) => `<script nonce="${nonce}"></script><script nonce="${nonce}"></script>`,
): Promise<Answer | undefined> {
  const nonce = createNonce().text;
  const headers = { "Content-Type": "text/html", ...policyHeaders(nonce) };
  const response = new Response(write(nonce), { headers });
  const rendered = { response, nonce, reading };
  return read(await pages.store(new Request(`https://site.invalid${path}`), rendered, NOON));
}

async function find(
  pages: PageCache,
  path: string,
  reading: Reading,
  now = NOON,
  method = "GET",
): Promise<Answer | undefined> {
  const request = new Request(`https://site.invalid${path}`, { method });
  return read(await pages.find(request, async () => ({ state: "at-hand", reading }), now));
}

async function read(response: Response | undefined): Promise<Answer | undefined> {
  return response && { html: await response.text(), headers: response.headers };
}

/** Which of the paths without a search are cached. */
async function cachedPaths(pages: PageCache, reading: Reading): Promise<string[]> {
  const found: string[] = [];
  for (const path of ["/1", "/2", "/3", "/4"]) {
    if (await find(pages, path, reading)) found.push(path);
  }
  return found;
}

/** The nonce of an answer's policy; the scripts must all carry it. */
function nonceIn(answer: Answer | undefined): string | undefined {
  const nonce = /'nonce-([^']+)'/.exec(answer?.headers.get("content-security-policy") ?? "")?.[1];
  for (const [, own] of answer?.html.matchAll(/nonce="([^"]*)"/g) ?? []) expect(own).toBe(nonce);
  return nonce;
}
