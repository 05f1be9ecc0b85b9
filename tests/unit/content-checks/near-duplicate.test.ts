import { expect, test } from "vitest";
import { block, element, root, text } from "../../../app/build/compiler/hast.ts";
import { findTwinSentences } from "../../../app/operator/report/near-duplicate.ts";
import { listBlocks } from "../../../app/operator/report/prose.ts";
import { compileSite } from "./site-content.ts";
import { findTwinPages, findTwinParagraphs } from "./twins.ts";

const SITE = compileSite().map(({ file, payload }) => ({ file, blocks: listBlocks(payload.body) }));

const SENTENCE =
  "Le compte s'ouvre depuis un téléphone, la carte arrive en une semaine, et le premier virement doit " +
  "venir d'un compte à votre nom dans une banque de l'Union européenne.";

function page(file: string, ...texts: string[]) {
  return { file, blocks: texts.map((text) => ({ tag: "p", text })) };
}

test("no two pages are made of the same sentences", () => {
  const twins = findTwinPages(SITE, 0.25);
  expect(twins.map(({ files, share }) => `${files.join(" and ")}: ${percent(share)}`)).toEqual([]);
});

test("no paragraph of a page stands on another page", () => {
  const twins = findTwinParagraphs(SITE, 0.6);
  const report = twins.map(
    ({ files, share, texts }) =>
      `${percent(share)} of ${files[0]} « ${texts[0]} » stands in ${files[1]} « ${texts[1]} »`,
  );
  expect(report).toEqual([]);
});

test("a paragraph copied with one word changed is found, with both files and both texts", () => {
  const copy = SENTENCE.replace("une semaine", "dix jours");
  expect(
    findTwinParagraphs([page("a.md", "Autre chose.", SENTENCE), page("b.md", copy)], 0.6),
  ).toEqual([{ files: ["a.md", "b.md"], share: expect.closeTo(0.81, 1), texts: [SENTENCE, copy] }]);
});

test("a sentence that another page puts inside a longer paragraph is found", () => {
  const longer = `Avant de commencer, lisez ceci en entier. ${SENTENCE} Le reste se fait plus tard, à tête reposée.`;
  const twins = findTwinParagraphs([page("a.md", longer), page("b.md", SENTENCE)], 0.6);
  expect(twins.map(({ files, share }) => ({ files, share }))).toEqual([
    { files: ["b.md", "a.md"], share: 1 },
  ]);
});

test("a sentence that two pages share but for a word is found, an expression is not", () => {
  const one = "Le virement doit venir d'un compte à votre nom dans une banque française.";
  const other = one.replace("française", "européenne");
  const pages = [page("a.md", `Bonjour. ${one}`), page("b.md", `${other} Sans frais.`)];
  expect(findTwinSentences(pages, 0.7).map(({ texts }) => texts)).toEqual([[one, other]]);
  expect(
    findTwinSentences([page("a.md", "À vous de voir."), page("b.md", "À vous de voir.")], 0.7),
  ).toEqual([]);
});

test("pages that share one sentence in ten are two pages; those that share half are one", () => {
  const own = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      SENTENCE.split(" ")
        .map((word) => `${word}${name}${index}`)
        .join(" "),
    );
  const few = [page("a.md", SENTENCE, ...own("a", 9)), page("b.md", SENTENCE, ...own("b", 9))];
  const many = [page("a.md", SENTENCE, ...own("a", 1)), page("b.md", SENTENCE, ...own("b", 1))];
  expect(findTwinPages(few, 0.25)).toEqual([]);
  expect(findTwinPages(many, 0.25)).toMatchObject([{ files: ["a.md", "b.md"] }]);
});

test("what directives draw is not a page's own words", () => {
  const fact = block("Fait", { id: "a.b", text: "quatre mots de catalogue" });
  const bold = element("strong", {}, text("tout"));
  const facts = listBlocks(
    root(
      element("p", {}, text("Le prix est de "), fact, text(".")),
      block("Attention", { titre: "Risque" }, element("p", {}, text("Lisez "), bold, text("."))),
    ),
  );
  expect(facts).toEqual([
    { tag: "p", text: "Le prix est de \uFFFC." },
    { tag: "p", text: "Lisez tout." },
  ]);
});

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
