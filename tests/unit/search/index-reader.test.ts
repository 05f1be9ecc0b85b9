// The reading of the index: each term that the build wrote is found in its piece, and nothing else is.
import { expect, test } from "vitest";
import { openReader } from "../../../app/search/index-reader.ts";
import { openSearch, PAGES } from "./sample-pages.ts";

const { files } = openSearch(PAGES);
const reader = await openReader(async (path) => files.get(path) ?? "", { texts: new Map() });
const lines = [...files]
  .filter(([path]) => /\/termes-\d+\.txt$/.test(path))
  .flatMap(([, text]) => text.split("\n").filter(Boolean))
  .map((line) => line.split(" ") as [term: string, packed: string]);

test("every term is found with its own postings", async () => {
  expect(lines.length).toBeGreaterThan(50);
  for (const [term, packed] of lines) {
    expect(await reader.term(term)).toEqual([{ packed, factor: 1 }]);
  }
});

test("a piece that was cut short, or is something else, ends the search all the same", async () => {
  for (const [piece, found] of [
    ["\naaa X\nbbb Y", 0],
    ["\naaa X\nbbb Y\nccc", 1],
    ["abc", 0],
    ["\n\n\n", 0],
    ["<html>\n<body> bbb Y\n", 0],
    ["", 0],
  ] as const) {
    const cut = await openReader(
      async (path) => (path.includes("/termes-") ? piece : (files.get(path) ?? "")),
      { texts: new Map() },
    );
    expect(await cut.term("bbb"), JSON.stringify(piece)).toHaveLength(found);
    expect(await cut.term("zzz")).toEqual([]);
  }
});

test("what lies before, between and behind the terms is not found", async () => {
  const terms = new Set(lines.map(([term]) => term));
  const others = lines.flatMap(([term]) => [`${term}!`, term.slice(0, -1), `${term}\uffff`]);
  for (const other of ["", " ", "\n", "!", "\uffff", ...others]) {
    if (!terms.has(other)) expect(await reader.term(other)).toEqual([]);
  }
});
