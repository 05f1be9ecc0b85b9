// What the search file holds of a page.
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { describePages } from "../../../app/search/describe-pages.ts";
import { checkSearchFile } from "../../../app/search/document.ts";
import { PAGES, samplePage } from "./sample-pages.ts";

test("every page is in the file once, but the search's own", () => {
  const paths = describePages(PAGES).documents.map(({ path }) => path);

  expect(paths).toHaveLength(PAGES.length - 1);
  expect(paths).not.toContain("/recherche");
});

test("the words of a text are kept once, without figures, small words and words said once", () => {
  const [page] = describePages(PAGES).documents;

  expect(page?.words).toContain("virement");
  expect(page?.words.join(" ")).not.toMatch(/\d/);
  expect(page?.words).not.toContain("le");
  expect(page?.words).not.toContain("notaire");
});

test("an amount that is filled in when a page is drawn is not in the file", () => {
  const page = samplePage({
    path: "/prime",
    body: [["p", 0, "La prime : ", ["Prime", { offre: "N26", sorte: "FILLEUL" }], "."]],
  });

  expect(JSON.stringify(describePages([page]))).not.toMatch(/N26|FILLEUL/);
});

test("a long text gives the file no more than its sixty most telling words", () => {
  const text = Array.from({ length: 500 }, (_, index) => wordOf(index)).join(" ");
  const [page] = describePages([samplePage({ path: "/long" }, `${text} ${text}`)]).documents;

  expect(page?.words).toHaveLength(60);
});

test("140 pages whose texts share no word keep under 60 KB compressed", () => {
  const pages = Array.from({ length: 140 }, (_, page) => {
    const words = Array.from({ length: 300 }, (_, index) => wordOf(page * 300 + index)).join(" ");
    return samplePage({ path: `/blog/${page}` }, `${words} ${words}`);
  });

  expect(gzipSync(JSON.stringify(describePages(pages))).length).toBeLessThan(60_000);
});

test("a file of another build is refused", () => {
  expect(() => checkSearchFile({ format: 0, documents: [] })).toThrow("not a search file");
  expect(() => checkSearchFile(null)).toThrow("not a search file");
});

/** A different word of six letters for each number. */
function wordOf(number: number): string {
  const digits = (number * 7919 + 1).toString(26).padStart(6, "a");
  return digits.replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));
}
