import { expect, test } from "vitest";
import { listFaults } from "./compile-sample.ts";

test.each([
  ["[a][zzz]"],
  ["[a](/banque"],
  ["[a] (/banque)"],
  ["a[^1]"],
  ["Le prix : fait[n26.metal.monthlyFee]."],
  [":calcul[2 * n26.metal.monthlyFee] {unite=EUR}"],
  ["Le prix : :fait[n26.metal.monthlyFee{}"],
  ["::ticket{offre=N26"],
  ["Texte ::cote"],
  [":::pour\n- vous\n:::\n:::"],
  ["| a | b |\n| --- |\n| 1 | 2 |"],
  ["| a | b |\n| 1 | 2 |"],
  ["**gras"],
  ["Un *mot"],
  ["Un _mot"],
  ["Un ~~mot"],
  ["Un `mot"],
  ["##Titre"],
  [":::attention[**Risque]\nOui.\n:::"],
])("%j would show its markup to visitors: it stops the build", (markdown) => {
  expect(listFaults(markdown).join()).toContain("holds markup that is not written as such");
});

test("a row with more or fewer cells than its table has titles stops the build", () => {
  expect(listFaults("| a | b |\n| --- | --- |\n| 1 | 2 | 3 |\n| 1 |")).toEqual([
    "3 a row has 3 cells under 2 titles",
    "4 a row has 1 cells under 2 titles",
  ]);
});

test("Markdown in a title stops the build: titles are words alone", () => {
  expect(listFaults("", { fields: { titre: '"Une **page**"' } })).toEqual([
    'titre "Une **page**" holds Markdown, which is not read here',
  ]);
});

test.each([
  ["**gras**, *italique*, ~~barré~~ et `code | *`"],
  ["« Il a dit […] oui », chez [marchand], le 2 (voir plus haut)"],
  ["À 12:30, trois pour un (3:1), snake_case, n° 5"],
  ["[a](/banque) (/non)"],
  ["| a | b |\n| --- | --: |\n| 1 | 2 |"],
  ["Un prix :\n:calcul[2 * n26.metal.monthlyFee]{unite=EUR}"],
])("%j is sound", (markdown) => {
  expect(listFaults(markdown)).toEqual([]);
});
