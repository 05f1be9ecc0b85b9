// The editors' table of what visitors type and pages do not.
import { expect, test } from "vitest";
import { parseSynonyms } from "../../../app/build/search/synonyms.ts";
import { openSearch, PAGES } from "./sample-pages.ts";

const table = (...lines: string[]) => parseSynonyms(["typed\tmeans", ...lines].join("\n"));

test.each(["deux mots\tavis", "magot", "magot\t", "magot\tle", "le\tavis", "a\tb\tc"])(
  "« %s » is no line of the table: the build names it",
  (line) => {
    expect(() => table("boursorama\tboursobank", line)).toThrow(/synonyms\.tsv:3/);
  },
);

test("a line whose words no page has stops the build, and the build says which", () => {
  expect(() => openSearch(PAGES, table("magot\tlicorne"))).toThrow(
    /synonyms\.tsv:2 .*« magot » : aucune page n’a le mot « licorne »/,
  );
});

test("a synonym of several words finds the pages that have all of them, its plural too", async () => {
  const { find } = openSearch(PAGES, table("ristourne\tcashback retraits"));

  for (const typed of ["ristourne", "ristournes", "ristourn"])
    expect((await find(typed)).results.map(({ path }) => path)).toEqual(["/cashback/joko"]);
});

test("a word of pages keeps them beside those of its synonym", async () => {
  const { find } = openSearch(PAGES, table("guichet\tavis", "cashback\tintérêts"));
  const paths = (await find("cashback")).results.map(({ path }) => path);

  expect(paths.toSorted()).toEqual(["/blog/interets-composes", "/cashback/joko"]);
});
