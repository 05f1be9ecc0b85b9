// What a visitor types, and the pages that come.
import { expect, test } from "vitest";
import { describeAnswer } from "../../../app/search/answer-text.tsx";
import { pathsFor, searchSample } from "./sample-pages.ts";

test.each([
  ["banques", "/blog/meilleure-banque-etudiant"],
  ["BANQUE", "/blog/meilleure-banque-etudiant"],
  ["étudiants", "/blog/meilleure-banque-etudiant"],
  ["etudiante", "/blog/meilleure-banque-etudiant"],
  ["retrait", "/cashback/joko"],
  ["interet compose", "/blog/interets-composes"],
  ["virements", "/banque/boursobank"],
])("« %s » finds a page that has the word in another form: %s", async (text, path) => {
  expect(await pathsFor(text)).toContain(path);
});

test.each([
  ["fortunéo", "/banque/fortuneo"],
  ["fortuenéo", "/banque/fortuneo"],
  ["forteneo", "/banque/fortuneo"],
  ["boursorama", "/banque/boursobank"],
  ["bourso bank", "/banque/boursobank"],
  ["boursobanque", "/banque/boursobank"],
  ["hellobank", "/banque/hello-bank"],
  ["hello bank", "/banque/hello-bank"],
  ["jokko", "/cashback/joko"],
  ["jkoo", "/cashback/joko"],
  ["virem", "/banque/boursobank"],
])("« %s » finds %s first", async (text, path) => {
  expect((await pathsFor(text))[0]).toBe(path);
});

test("a former name finds and marks the words that pages use now", async () => {
  const [found] = (await searchSample("boursorama")).results;

  expect(found?.titre).toEqual([["BoursoBank"], " : avis et cartes"]);
});

test("a page is found by the keywords of its front matter, which no result shows", async () => {
  const answer = await searchSample("easymove");

  expect(answer.results.map(({ path }) => path)).toEqual(["/banque/boursobank"]);
  expect(JSON.stringify(answer)).not.toContain("EasyMove");
});

test("« retraité » is no « retrait »: each finds its own pages, in the plural and without accents too", async () => {
  expect((await pathsFor("retraité"))[0]).toBe("/banque/boursobank");
  expect(await pathsFor("retraites")).toEqual(["/banque/boursobank"]);
  expect((await pathsFor("retraits"))[0]).toBe("/cashback/joko");
});

test("a year is no word of a question", async () => {
  expect(await pathsFor("fortuneo 2026")).toEqual(await pathsFor("fortuneo"));
  expect(describeAnswer(await searchSample("2026"))).toMatch(/ajoutez-en un plus précis/);
});

test("a word that no page has is left out, and the pages with all the others come", async () => {
  const answer = await searchSample("avis licorne fortuneo");

  expect(answer.isPartial).toBe(true);
  expect(answer.results[0]?.path).toBe("/banque/fortuneo");
});

test("found words are marked, whatever their form", async () => {
  const [found] = (await searchSample("carte fortuneo")).results;

  expect(found?.titre).toEqual([["Fortuneo"], " : avis, ", ["cartes"], " et parrainage"]);
  expect(found?.description).toEqual(["Ce que valent les ", ["cartes"], " ", ["Fortuneo"], "."]);
});

test("a word that stands in a heading or in the text alone is shown from there", async () => {
  const [inHeading] = (await searchSample("plafond")).results;
  const [inText] = (await searchSample("virement")).results;

  expect(inHeading?.heading).toEqual(["Découvert et ", ["plafonds"]]);
  expect(inText?.words).toEqual(["virement"]);
});

test("pages that hold every word come alone; else those that hold one, and the count says so", async () => {
  expect(await pathsFor("avis joko")).toEqual(["/cashback/joko"]);

  const partial = await searchSample("joko licorne");
  expect(partial.isPartial).toBe(true);
  expect(describeAnswer(partial)).toBe(
    "Aucune page ne contient tous ces mots. 1 page trouvée avec une partie d’entre eux.",
  );
});

test("where few pages hold every word of three, those that hold all but one follow, and the count says so", async () => {
  const answer = await searchSample("avis joko retrait licorne");
  expect(answer.isPartial).toBe(true);

  const near = await searchSample("avis cartes fortuneo");
  expect(near.results[0]?.path).toBe("/banque/fortuneo");
  expect(near.whole).toBe(1);
  expect(near.total).toBeGreaterThan(1);
  expect(describeAnswer(near)).toMatch(/^\d pages trouvées, dont 1 avec tous ces mots\.$/);
});

test("where nothing is found, titles that look like the question are proposed", async () => {
  const answer = await searchSample("fxrtxnxo");

  expect(answer.total).toBe(0);
  expect(answer.near[0]).toEqual({
    path: "/banque/fortuneo",
    text: "Fortuneo : avis, cartes et parrainage",
  });
});

test("a question of small words alone is told to say more", async () => {
  const answer = await searchSample("le, pour… ?");

  expect(answer.total).toBe(0);
  expect(describeAnswer(answer)).toMatch(/ajoutez-en un plus précis/);
});

test.each(["constructor", "__proto__", "<script>", "'; --", "🦄", "((("])(
  "« %s » is a question like any other",
  async (text) => {
    expect((await searchSample(text)).results).toEqual([]);
  },
);
