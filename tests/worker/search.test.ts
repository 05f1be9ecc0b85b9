// The search without JavaScript: what the server answers at /recherche, and the file that it reads.
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openScene } from "./scene.ts";

let scene: Awaited<ReturnType<typeof openScene>>;

beforeAll(async () => {
  scene = await openScene();
});

afterAll(() => scene[Symbol.asyncDispose]());

const FILE = "/recherche/index.json";

/** Kilobytes that a browser may be asked to load for a search, and the pages the site will have. */
const MAX_KB = 60;
const PLANNED_PAGES = 140;

test("without a question the page tells what can be searched, and no page is searched", async () => {
  const html = await read("/recherche");

  expect(html).toMatch(/<form[^>]* action="\/recherche"[^>]*>/);
  expect(html).toContain('href="/parrainage"');
  expect(html).not.toContain("trouvée");
  expect(html).not.toContain('content="noindex"');
});

test.each([
  ["banques en ligne", "/banque"],
  ["boursorama", "/banque/boursobank"],
  ["fortunéo", "/banque/fortuneo"],
  ["FORTUENEO", "/banque/fortuneo"],
  ["igraal", "/cashback/igraal"],
])("« %s » finds %s among the first", async (text, path) => {
  const html = await search(text);

  expect(hrefs(html).slice(0, 3)).toContain(path);
  expect(html).toMatch(/role="status"[^>]*>(?:\d+ pages trouvées|1 page trouvée)/);
  expect(html).toContain("<mark>");
});

test("the results of a question are kept out of search engines", async () => {
  expect(await search("n26")).toContain('<meta name="robots" content="noindex"/>');
});

test("where nothing is found, the lists are at hand", async () => {
  const html = await search("zzzzqqqq");

  expect(html).toContain("Aucune page trouvée");
  expect(html).toContain("les sites de cashback");
});

test("a title that looks like the question is proposed", async () => {
  const html = await search("rxvxlxt");

  expect(html).toContain("Vouliez-vous dire");
  expect(hrefs(html)[0]).toMatch(/revolut/);
});

test("a question that is too long is told so beside its field", async () => {
  const html = await search("a".repeat(101));

  expect(html).toContain("100 caractères au plus");
  expect(html).toMatch(/aria-invalid="true"/);
});

test("what is asked is shown as text, never run", async () => {
  expect(await search("<script>alert(1)</script>")).not.toContain("<script>alert");
});

test(`the file of the search stays under ${MAX_KB} KB for ${PLANNED_PAGES} pages`, async () => {
  const response = await scene.site.fetch(`${FILE}?build`);
  const text = await response.text();
  const { documents } = JSON.parse(text);
  const perPage = gzipSync(text).length / documents.length;

  expect(response.headers.get("Cache-Control")).toContain("max-age=300");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(documents.length).toBeGreaterThan(40);
  expect((perPage * Math.max(PLANNED_PAGES, documents.length)) / 1000).toBeLessThan(MAX_KB);
});

test("no amount is in the file of the search: of a page's text it keeps no figure", async () => {
  const text = await (await scene.site.fetch(FILE)).text();
  const { documents }: { documents: { words: string[] }[] } = JSON.parse(text);
  const words = documents.flatMap((page) => page.words);

  expect(text).not.toMatch(/globalValues|PRIME_/);
  expect(words.length).toBeGreaterThan(1000);
  expect(words.filter((word) => /^\P{L}*$/u.test(word))).toEqual([]);
});

test.each([
  ["/banque/fortunéo", "/banque/fortuneo"],
  ["/banque/boursorama", "/banque/boursobank"],
  ["/n26", "/banque/n26"],
  ["/blog/ouvrir-compte-boursobank", "/blog/ouvrir-un-compte-boursobank"],
])("the 404 of %s proposes %s", async (missing, path) => {
  const response = await scene.site.fetch(missing);
  const html = await response.text();

  expect(response.status).toBe(404);
  expect(html).toContain("Vouliez-vous dire");
  expect(mainOf(html)).toContain(`href="${path}"`);
});

test("the 404 of an address like no other proposes nothing, and the search", async () => {
  const html = await read("/xyzxyzxyzxyz", 404);

  expect(html).not.toContain("Vouliez-vous dire");
  expect(mainOf(html)).toMatch(/<form[^>]* action="\/recherche"/);
});

test("a program that meets a 404 gets the error object alone", async () => {
  const response = await scene.site.fetch("/n26", { headers: { Accept: "application/json" } });

  expect(Object.keys(await response.json()).sort()).toEqual([
    "data",
    "fatal",
    "message",
    "statusCode",
    "statusMessage",
  ]);
});

test("searches leave the log empty", () => {
  expect(scene.site.faults()).toEqual([]);
});

function search(text: string): Promise<string> {
  return read(`/recherche?${new URLSearchParams({ q: text })}`);
}

async function read(path: string, status = 200): Promise<string> {
  const response = await scene.site.fetch(path);
  expect(response.status).toBe(status);
  return response.text();
}

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}

/** The pages that the main part of a page links to, in order. */
function hrefs(html: string): string[] {
  return Array.from(mainOf(html).matchAll(/<a[^>]* href="(\/[^"]+)"/g), ([, path]) => path ?? "");
}
