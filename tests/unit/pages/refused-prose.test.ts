import { expect, test } from "vitest";
import { parseMarkdown } from "../../../app/build/compiler/markdown.ts";
import { findTypedFigures } from "../../../app/build/french/refused-prose.ts";
import { rows } from "../../rows.ts";
import { listFaults } from "./compile-sample.ts";

function find(markdown: string): string[] {
  return findTypedFigures(parseMarkdown(markdown), ["exemple"]).map(
    ({ line, text }) => `${line} ${text}`,
  );
}

test("amounts, rates and prices typed in prose are found with their line", () => {
  const text =
    "La carte coûte 16,90 € par mois.\nElle rend 1 %.\n\n- **80** € offerts\n- dix euros";
  expect(find(text)).toEqual(["1 16,90 €", "2 1 %", "4 80 €", "5 dix euros"]);
});

test("a figure in a table, a title or a warning is found too", () => {
  expect(
    find("| a |\n| --- |\n| 1 000 euros |\n\n## 5 € offerts\n\n:::attention[20 %]\nBref\n:::"),
  ).toEqual(["3 1 000 euros", "5 5 €", "7 20 %"]);
});

test("years, counts, hours and dates may be typed", () => {
  expect(find("En 2026, 3 étapes en 24 h, le 1er mai, à un euro près.")).toEqual([]);
});

test("worked examples and directives may hold figures", () => {
  expect(find(":::exemple\n1 000 € à 3 %, `5 €`\n:::\n\n:calcul[2 * 3]{unite=EUR}")).toEqual([]);
});

test.each([
  ...rows(`
    trente et un euros | vingt-et-un euros | vingt-cinq-euros | vingt-cinq dollars | zéro euro | un % | un pour cent
    deux cent cinquante mille euros | un euro par mois | dix € | dix % | une centaine d'euros | un millier d’euros
    deux millions d'euros | 3 milliards d'euros | 10 k€ | 10 M€ | 10 USD | 10 CHF | CHF 10 | EUR16,90 | ١٦ €
    10 francs suisses | 5 ‰ | deux points de base | 16½ € | １６ € | 16 ％ | 16,90 par mois | 16,90/mois | 1.5 / an
    16,90\u200B€ | 16,90 \u00AD€ | 16,\u20609 € | **16** € | :calcul[16] € | [www.n26.com 16,90 €](/banque)
  `).flat(),
  ...["dix\neuros", "`16,90 €`", "`16,90` €", "```\n16,90 €\n```"],
])("%j is a typed figure", (text) => {
  expect(find(text)).toHaveLength(1);
});

test.each([
  "À un euro près, pas un euro de plus, avant de verser un euro.",
  "Une dizaine de marchands, des centaines de pages, deux livres, dix points.",
  "Vingt-cinq étapes, 3.2 fois, 10 km, 5 h par jour, 2026/2027.",
  "`n26.metal` et `:fait[a.b]`",
  "[https://n26.com/a%20b](https://n26.com/a%20b)",
  "contact@n26.com, version 1.5",
  "Deux européens et 10 francophones, cent pages.",
])("« %s » holds no typed figure", (text) => {
  expect(find(text)).toEqual([]);
});

test("a figure in a block of code, or beyond an invisible line, is told at its own line", () => {
  expect(find("Un\u00AD\nmot\n16 €\n\n```\na\n5 €\n```")).toEqual(["3 16 €", "7 5 €"]);
});

test("a figure in the title of a source stops the build", () => {
  const sources =
    '[{ url: "https://n26.com/a", title: "La carte à 80 €", publisher: N26, kind: firm, country: FR, language: fr }]';
  expect(listFaults("", { fields: { sources } })).toEqual(["sources « 80 € » ne restera pas vrai"]);
});

test("a typed figure stops the build", () => {
  expect(listFaults("Deux phrases.\n\nIl y a 80 € à gagner.")).toEqual([
    "3 « 80 € » est tapé dans le texte : nommez un fait, un montant ou un calcul",
  ]);
});

test("a figure in the description stops the build: it would not stay true", () => {
  const description = "Une description assez longue, qui promet 80 € à qui la lira jusqu'au bout.";
  expect(listFaults("Bref.", { fields: { description } })).toEqual([
    "description « 80 € » ne restera pas vrai",
  ]);
});

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
  [":::contre\n- vous\n:::\n:::"],
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
  expect(listFaults(markdown).join()).toContain("contient une balise mal écrite");
});

test("a row with more or fewer cells than its table has titles stops the build", () => {
  expect(listFaults("| a | b |\n| --- | --- |\n| 1 | 2 | 3 |\n| 1 |")).toEqual([
    "3 une ligne a 3 cases sous 2 titres",
    "4 une ligne a 1 cases sous 2 titres",
  ]);
});

test("Markdown in a title stops the build: titles are words alone", () => {
  expect(listFaults("", { fields: { titre: '"Une **page**"' } })).toEqual([
    "titre « Une **page** » contient du Markdown, qui n’est pas lu ici",
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
