// What a visitor's line has to carry: the HTML of each kind of page, the data in it, the scripts beside it.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageKind, PageSummary } from "../../app/pages/payload.ts";
import {
  ARTICLE_SCRIPTS_LIMIT,
  DATA_LIMIT,
  HTML_LIMITS,
  ROUTE_SCRIPT_LIMIT,
} from "../bench/byte-limits.ts";
import { inFile } from "../local/firestore/document-source.ts";
import { EXAMPLE, openRemembering } from "./remembering.ts";
import { openScene } from "./scene.ts";

const CLIENT = join(import.meta.dirname, "../../build/client");

/** Of ten articles nine; the others compare many products, figure by figure. */
const USUAL_ARTICLE_KB = 83;
/** Kilobytes of HTML that the past of an offer adds: a sentence and a chart with its table; a line and a word. */
const CHART_KB = 3;
const TREND_KB = 0.5;

/** What time adds to a page, and no author: a figure whose source has grown old says so, beside it and in its note. */
const AGE =
  /<span class="doubt[^>]*>[^<]*<\/span>|, (?:\d+ )?anciens?(?=<)| Trop ancien pour décider\./g;

let scene: Awaited<ReturnType<typeof openScene>>;
let pages: { path: string; kind: PageKind; html: string }[];

/** Without a history: what that adds to a page stands in a test of its own. */
beforeAll(async () => {
  scene = await openScene({ history: "none" });
  await scene.site.runCron();
  const list: PageSummary[] = JSON.parse(readFileSync(join(CLIENT, "builds/pages.json"), "utf8"));
  pages = [];
  for (const { path, kind } of list) {
    pages.push({ path, kind, html: await (await scene.site.fetch(path)).text() });
  }
});

afterAll(() => scene[Symbol.asyncDispose]());

test.each(Object.entries(HTML_LIMITS))(
  "a page of the kind « %s » has at most %d KB of HTML",
  (kind, most) => {
    const own = pages.filter((page) => page.kind === kind);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ html }) => sizeOfPage(html) > most * 1000).map(describeSize)).toEqual([]);
  },
);

/** Of which a comparison of five is sixty; its page carries no fact of the others. */
const MAX_COMPARISON_KB = 130;

test(`a comparison of five cards has at most ${MAX_COMPARISON_KB} KB of HTML`, async () => {
  const five = "n26.standard revolut.plus boursobank.ultim fortuneo.gold hello-bank.prime";
  const query = new URLSearchParams(five.split(" ").map((id) => ["produits", id]));
  const html = await (await scene.site.fetch(`/comparateur?${query}`)).text();

  expect(html).toContain("5 colonnes");
  expect(sizeOfPage(html)).toBeLessThanOrEqual(MAX_COMPARISON_KB * 1000);
});

/** No fact of a card stands in it but those that are shown; with a list that the address asks for, more are. */
test.each([
  ["", 100],
  ["?personnes=2", 100],
  ["?detail=incomplet", 120],
])("the yearly cost of each card (%s) has at most %d KB of HTML", async (query, most) => {
  const html = await (await scene.site.fetch(`/comparateur/profil${query}`)).text();

  expect(html).toContain("la première année");
  expect(sizeOfPage(html)).toBeLessThanOrEqual(most * 1000);
});

test(`nine articles of ten have at most ${USUAL_ARTICLE_KB} KB of HTML`, () => {
  const sizes = pages.flatMap(({ kind, html }) => (kind === "article" ? sizeOfPage(html) : []));
  const ninth = sizes.sort((a, b) => a - b)[Math.floor(sizes.length * 0.9)];
  expect(ninth).toBeLessThan(USUAL_ARTICLE_KB * 1000);
});

test("nothing that was drawn is sent once more as data", () => {
  const read = pages.filter(({ kind }) => kind in HTML_LIMITS && kind !== "listing");
  expect(
    read.filter(({ html }) => sizeOf(dataIn(html)) > DATA_LIMIT * 1000).map(describeSize),
  ).toEqual([]);
});

test("figures that say the same of themselves share their note", () => {
  for (const { path, html } of pages) {
    const notes = Array.from(
      html.matchAll(/ class="note" popover="">(.*?)<\/div>/g),
      ([, text]) => text,
    );
    expect(new Set(notes).size, path).toBe(notes.length);
  }
});

test("a paragraph, an item and a row have one mark at most, and a firm's page thirty", () => {
  const marksIn = (html: string) => html.split('class="mark mark--all"').length - 1;
  for (const { path, kind, html } of pages) {
    for (const [group] of html.matchAll(/<(p|li|tr)[ >].*?<\/\1>/gs)) {
      expect(marksIn(group), `${path}: ${group}`).toBeLessThan(2);
    }
    if (kind === "partner") expect(marksIn(html), path).toBeLessThanOrEqual(30);
  }
});

test("every mark opens a note of its page", () => {
  const lost = pages.flatMap(({ path, html }) =>
    Array.from(html.matchAll(/ popoverTarget="([^"]+)"/g), ([, id]) => id ?? "")
      .filter((id) => !html.includes(` id="${id}"`))
      .map((id) => `${path}#${id}`),
  );
  expect(lost).toEqual([]);
});

test(`with twenty months of history, a ticket is ${CHART_KB} KB longer at most, a line of the cote ${TREND_KB} KB`, async () => {
  await using remembering = await openRemembering();
  await using other = await openScene({ document: inFile(EXAMPLE).read(), history: "none" });
  await other.site.runCron();
  const shown = pages.filter(({ html }) => /id="ticket-|class="cote__table"/.test(html));
  expect(shown.length).toBeGreaterThan(20);
  for (const { path, kind } of shown) {
    const html = await (await other.site.fetch(path)).text();
    const past = await (await remembering.site.fetch(path)).text();
    if (kind === "listing") expect(sizeOf(past) / 1000, path).toBeLessThan(HTML_LIMITS.listing);
    const charts = past.split("<title id=").length - 1;
    const trends = past.split('class="cote__trend"').length - 1;
    expect(charts + trends, path).toBeGreaterThan(0);
    const added = sizeOfPage(past) - sizeOfPage(html);
    expect(added / 1000, path).toBeLessThan(charts * CHART_KB + trends * TREND_KB + 0.5);
    expect(sizeOf(dataIn(past)) - sizeOf(dataIn(html)), path).toBeLessThan(50);
  }
});

test(`the scripts of an article have at most ${ARTICLE_SCRIPTS_LIMIT} KB`, () => {
  const article = pages.find(({ kind }) => kind === "article");
  const scripts = new Set(
    Array.from(article?.html.matchAll(/"(\/assets\/[^"]+\.js)"/g) ?? [], ([, path = ""]) => path),
  );
  expect(scripts.size).toBeGreaterThan(3);
  const bytes = [...scripts].reduce((sum, path) => sum + compressed(path), 0);
  expect(bytes / 1000).toBeLessThan(ARTICLE_SCRIPTS_LIMIT);
});

test("a ticket adds at most 5 KB to the scripts of its page: nothing of listings and tools comes with it", () => {
  const bytes = [...importedBy("Ticket.island")]
    .filter((file) => !/^(?:framework|site|rolldown-runtime)-/.test(file))
    .reduce((sum, file) => sum + compressed(`/assets/${file}`), 0);
  expect(bytes / 1000).toBeGreaterThan(1);
  expect(bytes / 1000).toBeLessThan(5);
});

test(`the script of a route has at most ${ROUTE_SCRIPT_LIMIT} KB`, () => {
  const routes = globSync("assets/{home,article,content-page,blog,search,error}-*.js", {
    cwd: CLIENT,
  });
  expect(routes.length).toBeGreaterThan(4);
  expect(routes.filter((path) => compressed(`/${path}`) > ROUTE_SCRIPT_LIMIT * 1000)).toEqual([]);
});

test("what is drawn at build is not in the scripts of the browser", () => {
  const code = globSync("assets/*.js", { cwd: CLIENT }).map((file) =>
    readFileSync(join(CLIENT, file), "utf8"),
  );
  // A text of each component that is rendered at build alone.
  for (const text of [
    "Étapes à vérifier",
    "Pas pour vous si",
    "À lire aussi",
    "prix non communiqué",
  ]) {
    expect(code.filter((script) => script.includes(text)).length, text).toBe(0);
  }
});

/** The files of an island's chunk and of all that it imports. */
function importedBy(name: string): Set<string> {
  const found = new Set(globSync(`${name}-*.js`, { cwd: join(CLIENT, "assets") }));
  // A set is walked to its end, also what is added on the way.
  for (const file of found) {
    const code = readFileSync(join(CLIENT, "assets", file), "utf8");
    for (const [, imported = ""] of code.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g))
      found.add(imported);
  }
  return found;
}

function sizeOf(text: string): number {
  return Buffer.byteLength(text);
}

/** Bytes of a page's HTML, the same however old its sources have grown. */
function sizeOfPage(html: string): number {
  return sizeOf(html.replaceAll(AGE, ""));
}

function describeSize({ path, html }: { path: string; html: string }): string {
  return `${path}: ${sizeOfPage(html)} bytes, ${sizeOf(dataIn(html))} of data`;
}

/** What React Router sends beside the HTML, as it stands in the page. */
function dataIn(html: string): string {
  return Array.from(
    html.matchAll(/streamController\.enqueue\((".*?")\)/gs),
    ([, data]) => data,
  ).join("");
}

/** Bytes of a static file, compressed as well as Brotli can. */
function compressed(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(readFileSync(join(CLIENT, path)), { params }).length;
}
