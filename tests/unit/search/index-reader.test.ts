// The reading of the index: each term that the build wrote is found in its piece, and nothing else is.
import { expect, test } from "vitest";
import { openReader } from "../../../app/search/index-reader.ts";
import { openSearch, PAGES } from "./sample-pages.ts";

const { files } = openSearch(PAGES);

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
