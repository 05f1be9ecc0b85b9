// What listings read from an address, however it is written.
import { expect, test } from "vitest";
import { readChoiceOrDefault, readPage, readText, writeSearch } from "../../../app/ui/query.ts";

test("a value that no list has is said and replaced by the usual one", () => {
  const choice = read("tri=inconnu");
  expect(choice.value).toBe("nom");
  expect(choice.problem).toMatch(/^« inconnu » : ordre inconnu/);
});

test("a value as long as an address is shortened where it is said", () => {
  expect(read(`tri=${"x".repeat(5000)}`).problem?.length).toBeLessThan(120);
});

test("the last of a repeated parameter counts, and nothing is said", () => {
  expect(read("tri=prime&tri=nom")).toEqual({ value: "nom" });
  expect(read("tri=inconnu&tri=prime")).toEqual({ value: "prime" });
  expect(readText(new URLSearchParams("q=n26&q= bunq "), "q")).toBe("bunq");
});

test.each([
  ["", 1],
  ["page=2", 2],
  ["page=9", 3],
  ["page=-4", 1],
  ["page=1.5", 1],
  ["page=deux", 1],
])("of three pages, « %s » shows page %i", (search, page) => {
  expect(readPage(new URLSearchParams(search), 3)).toBe(page);
});

test("a link of a listing keeps what the others asked for", () => {
  const asked = { q: "n26", tri: "nom" };
  expect(writeSearch(asked, { tri: "filleul" })).toBe("?q=n26&tri=filleul");
  expect(writeSearch(asked, { q: undefined, tri: "" })).toBe("?");
});

function read(search: string) {
  return readChoiceOrDefault(new URLSearchParams(search), "tri", ["nom", "prime"], "nom", "ordre");
}
