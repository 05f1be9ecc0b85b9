// What the search keeps of a page.
import { expect, test } from "vitest";
import { collect, PAGES, samplePage, wordOf } from "./sample-pages.ts";

test("every page is kept once, in the order of addresses, but the search's own", () => {
  const paths = collect([...PAGES].reverse())
    .documents()
    .map(({ path }) => path);

  expect(paths).toHaveLength(PAGES.length - 1);
  expect(paths).not.toContain("/recherche");
  expect(paths).toEqual(paths.toSorted());
});

test("the words of a text are kept once, without figures, small words and words said once", () => {
  const [page] = collect(PAGES).documents();

  expect(page?.words).toContain("virement");
  expect(page?.words.join(" ")).not.toMatch(/\d/);
  expect(page?.words).not.toContain("le");
  expect(page?.words).not.toContain("notaire");
});

test("an amount that is filled in when a page is drawn is in no file of the index", () => {
  const page = samplePage({
    path: "/prime",
    body: [["p", 0, "La prime : ", ["Prime", { offerCode: "N26", kind: "FILLEUL" }], "."]],
  });

  expect(JSON.stringify([...collect([page]).files()])).not.toMatch(/N26|FILLEUL/i);
});

test("a long text gives the index no more than its sixty most telling words", () => {
  const text = Array.from({ length: 500 }, (_, index) => wordOf(index)).join(" ");
  const [page] = collect([samplePage({ path: "/long" }, `${text} ${text}`)]).documents();

  expect(page?.words).toHaveLength(60);
});
