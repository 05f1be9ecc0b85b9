import { expect, test } from "vitest";
import { frontMatter } from "../pages/compile-sample.ts";
import { createSpeller, readProjectWords } from "./french-speller.ts";
import { listDirectiveTexts, listMarkdownTexts, type PlacedText } from "./read-texts.ts";
import { compileSite } from "./site-content.ts";

const SITE = compileSite();
const PROJECT_WORDS = readProjectWords();
const SPELLER = await createSpeller(PROJECT_WORDS);

test("every word an author typed is French, or in words.txt", () => {
  expect(listMistakes(SITE.flatMap(listMarkdownTexts))).toEqual([]);
});

test("every word the catalogue lends to pages is French, or in words.txt", () => {
  expect(listMistakes(SITE.flatMap(listDirectiveTexts))).toEqual([]);
});

test("every word in the title of a source is French, or in words.txt", () => {
  const titles = SITE.flatMap(({ file, payload }) =>
    payload.sources.map(({ url, title }) => ({ place: `${file} ${url}`, text: title })),
  );
  expect(listMistakes(titles)).toEqual([]);
});

test("words.txt holds each word once, in order, and none that the dictionary has", () => {
  const sorted = [...new Set(PROJECT_WORDS)].sort((a, b) => a.localeCompare(b, "fr"));
  expect(PROJECT_WORDS).toEqual(sorted);
  expect(PROJECT_WORDS.filter((word) => SPELLER.isFrench(word))).toEqual([]);
});

test("a misspelt word is found with its file, its line and what may have been meant", () => {
  const source = `${frontMatter({ titre: "La banqe" })}\n## Les frais\n\nUne ligne.\nUn **prixx** et plus.\n`;
  expect(listMistakes(listMarkdownTexts({ file: "pages/essai.md", source }))).toEqual([
    expect.stringMatching(/^pages\/essai\.md:2 banqe \(.*banque/),
    expect.stringMatching(/^pages\/essai\.md:13 prixx \(.*prix/),
  ]);
});

test.each([
  "L'argent, qu'elle et jusqu'à l’IBAN : aujourd’hui, dit-elle, a-t-il 1er, 2e et 24h ?",
  "Des porte-monnaie, l'arrière-plan, un compte-titres ; 1\u202F000\u202F€ et 4,90\u202F%.",
  "Voir www.exemple.fr, https://n26.com/fr-fr ou contact@exemple.fr : crypto.com",
])("« %s » holds no unknown word", (text) => {
  expect(SPELLER.findUnknownWords(text)).toEqual([]);
});

test("a word of the project may take an article, a capital and a plural", async () => {
  const { findUnknownWords } = await createSpeller(["blorbe", "BoursoBlorb"]);
  expect(findUnknownWords("Blorbe, l’blorbe, des blorbes, BoursoBlorb")).toEqual([]);
  expect(findUnknownWords("boursoblorb")).toEqual([{ word: "boursoblorb", index: 0 }]);
});

/** `place:line word (suggestions)`, each word once a file. */
function listMistakes(texts: readonly PlacedText[]): string[] {
  const mistakes = texts.flatMap(({ place, line, text }) =>
    SPELLER.findUnknownWords(text).map(({ word, index }) => {
      const lines =
        line === undefined ? "" : `:${line + text.slice(0, index).split("\n").length - 1}`;
      return { word, at: `${place}${lines}` };
    }),
  );
  const places = new Map<string, string>();
  for (const { word, at } of mistakes) if (!places.has(word)) places.set(word, at);
  return Array.from(places, ([word, at]) => {
    const suggestions = SPELLER.suggest(word).join(", ");
    return `${at} ${word}${suggestions ? ` (${suggestions})` : ""}`;
  });
}
