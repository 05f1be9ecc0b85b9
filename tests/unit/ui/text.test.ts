import { expect, test } from "vitest";
import { matchesText } from "../../../app/ui/text.ts";

test.each([
  ["coeur", "Au cœur des frais", true],
  ["CŒUR", "Au coeur des frais", true],
  ["aequo", "Ex Æquo", true],
  ["hello pret", "Prêt Hello", true],
  ["", "N26", true],
  ["n26 metal", "N26 Smart", false],
])("the words « %s » stand in « %s »: %s", (words, text, stands) => {
  expect(matchesText(words, text)).toBe(stands);
});
