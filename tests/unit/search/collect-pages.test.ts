// What the search keeps of a page.
import { expect, test } from "vitest";
import { block, root } from "../../../app/build/compiler/hast.ts";
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

test("a long text gives the index no more than its sixty most telling words", () => {
  const text = Array.from({ length: 500 }, (_, index) => wordOf(index)).join(" ");
  const [page] = collect([samplePage({ path: "/long" }, `${text} ${text}`)]).documents();

  expect(page?.words).toHaveLength(60);
});

test("a result says in a line what decides on its page: the price of each card", () => {
  const column = (name: string) => ({ id: name, name, path: null, action: null });
  const cell = (text: string) => ({
    text,
    degree: "confirmed",
    asOf: null,
    sources: [],
    best: false,
  });
  const props = {
    columns: [column("N26 Standard"), column("N26 Go")],
    rows: [
      {
        id: "monthlyFee",
        label: "Prix par mois",
        cells: [cell("0 € par mois"), cell("9,90 € par mois")],
      },
    ],
  };
  const body = root(block("Essentiel", props));
  const [page] = collect([samplePage({ path: "/banque/n26", kind: "partner", body })]).documents();

  expect(page?.decisive).toBe("N26 Standard\u202f: 0 € par mois · N26 Go\u202f: 9,90 € par mois");
});
