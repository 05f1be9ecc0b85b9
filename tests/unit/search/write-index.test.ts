import { beforeAll, expect, test } from "vitest";
import type { CompiledPage } from "../../../app/build/compiler/compiled-page.ts";
import { checkSummary, SUMMARY_PATH } from "../../../app/search/index-format.ts";
import { collect, openSearch, PAGES, samplePage, wordOf } from "./sample-pages.ts";

const KB = 1000;
const MANY = 3000;

/** Every page shares some words with all, some with a few, and has one of its own. */
function manyPages(): CompiledPage[] {
  return Array.from({ length: MANY }, (_, page) => {
    const rare = Array.from({ length: 25 }, (_, index) => wordOf((page * 7 + index) % 20_000));
    const common = Array.from({ length: 25 }, (_, index) => `ca${wordOf((page + index * 3) % 60)}`);
    const text = [...rare, ...common].join(" ");
    return samplePage(
      {
        path: `/blog/${String(page).padStart(4, "0")}`,
        kind: "article",
        topic: page % 3 === 0 ? "cartes" : "outils",
        titre: `La carte ${wordOf(30_000 + page)}`,
        description: "Une carte et son compte.",
      },
      `${text} ${text}`,
    );
  });
}

let many: ReturnType<typeof openSearch>;

beforeAll(() => {
  many = openSearch(manyPages());
});

/** Searches, and says what was read for it. */
async function search(text: string, options?: Parameters<typeof many.find>[1]) {
  many.read.length = 0;
  const answer = await many.find(text, options);
  const bytes = many.read.reduce((sum, file) => sum + file.bytes, 0);
  return { ...answer, files: many.read.length, bytes };
}

test("no piece is larger than 100 KB, and three thousand pages make a few hundred", () => {
  const sizes = Array.from(many.files.values(), (text) => Buffer.byteLength(text));

  expect(Math.max(...sizes)).toBeLessThan(100 * KB);
  expect(sizes.length).toBeLessThan(350);
});

test.each(["carte", "ca", "compte carte", wordOf(30_007), "cartte", "xxcarqtxe"])(
  "« %s » reads few pieces, each once",
  async (text) => {
    const { files, bytes } = await search(text);

    expect(new Set(many.read.map(({ path }) => path)).size).toBe(files);
    expect(files).toBeLessThan(40);
    expect(bytes).toBeLessThan(800 * KB);
  },
);

test("a word that all pages have finds all of them", async () => {
  expect((await search("carte")).total).toBe(MANY);
  expect((await search("cart")).total).toBe(MANY);
});

test("a word that one page has finds it beside words that all have", async () => {
  const { total, results } = await search(`carte compte ${wordOf(30_123)}`);

  expect(total).toBe(1);
  expect(results[0]?.path).toBe("/blog/0123");
});

test("results come a page at a time, each once, and those of a topic alone", async () => {
  const options = { kind: "article", topic: "cartes" } as const;
  const { total } = await search("carte", options);
  const first = await search("carte", { ...options, count: 18 });
  const second = await search("carte", { ...options, from: 18, count: 18 });
  const paths = [...first.results, ...second.results].map(({ path }) => path);

  expect(total).toBe(MANY / 3);
  expect(new Set(paths).size).toBe(36);
  expect(second.results[0]).toMatchObject({ topic: "cartes", updated: "2026-11-20" });
  expect((await search("carte", { kind: "legal" })).total).toBe(0);
});

test("the edition names the content: the same pages, the same files; another page, other files", () => {
  const namesOf = (pages: CompiledPage[]) =>
    Array.from(collect(pages).files(), (file) => file.path);

  expect(namesOf(PAGES)).toEqual(namesOf(PAGES));
  expect(namesOf(PAGES.slice(1))[1]).not.toBe(namesOf(PAGES)[1]);
});

test("a site without a page has an index, in which nothing is found", async () => {
  expect((await openSearch([]).find("carte")).total).toBe(0);
});

test("a summary of another build is refused", () => {
  expect(() => checkSummary({ format: 0 })).toThrow(SUMMARY_PATH);
  expect(() => checkSummary(null)).toThrow(SUMMARY_PATH);
});
