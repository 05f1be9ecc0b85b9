// Articles for a site that has grown: made of the real ones' sentences, so that their words are as varied.
import { appendFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFiguresIn, hasUnparsedMarkup } from "../../app/build/french/refused-prose.ts";
import { TOPICS } from "../../app/pages/topics.ts";
import { seededRandom } from "../seeded-random.ts";

const SECTIONS = 6;
const WORDS_PER_SECTION = 150;
/** Of seven, one links into another article: the compiler has to read that one to know its headings. */
const LINKS_INTO = 7;

const FACTS = ["n26.metal.monthlyFee", "n26.smart.monthlyFee", "n26.standard.cardFee"];
const OFFERS = [
  "N26",
  "REVOLUT",
  "BUNQ",
  "HELIOS",
  "FORTUNEO_GOLD",
  "BOURSOBANK",
  "IGRAAL",
  "WIDILO",
];

/**
 * Adds articles to the content of a copy of the project until it has `count`.
 * @param folder the copy @returns how many were added
 */
export function addArticles(folder: string, count: number): number {
  const content = join(folder, "app/content");
  const table = join(content, "articles.tsv");
  const existing = readFileSync(table, "utf8").trimEnd().split("\n").length - 1;
  const sentences = listSentences(join(content, "articles"));
  const random = seededRandom(1);
  const added = Math.max(0, count - existing);
  let rows = "";
  for (let number = 0; number < added; number++) {
    const topics = Object.keys(TOPICS);
    const topic = topics[number % topics.length] ?? "";
    const offers = [pick(OFFERS, random), pick(OFFERS, random)];
    const own = [...new Set(offers)].slice(0, number % 3);
    const titre = `Essai ${number} : ${pick(sentences, random).split(" ").slice(0, 5).join(" ")}`;
    rows += `${slugOf(number)}\t${topic}\t${own.join(",")}\t${titre}\n`;
    const text = writeArticle(number, added, titre, sentences, random);
    writeFileSync(join(content, "articles", `${slugOf(number)}.md`), text);
  }
  appendFileSync(table, rows);
  return added;
}

/** The address of an added article. */
export function slugOf(number: number): string {
  return `essai-de-croissance-${number}`;
}

function writeArticle(
  number: number,
  count: number,
  titre: string,
  sentences: readonly string[],
  random: () => number,
): string {
  const day = `2026-${pad((number % 10) + 1)}-${pad((number % 28) + 1)}`;
  const link = (step: number) => `/blog/${slugOf((number * 7 + step) % count)}`;
  const into = number % LINKS_INTO === 0 ? "#partie-2" : "";
  const sections = Array.from({ length: SECTIONS }, (_, section) =>
    [
      `## Partie ${section + 1}`,
      ...takeWords(sentences, random),
      `Lisez aussi [un autre essai](${link(section + 1)}${section === 0 ? into : ""}).`,
    ].join("\n\n"),
  );
  return `---
titre: ${JSON.stringify(titre)}
title: "Essai de croissance ${number}"
description: "Un article d’essai, le numéro ${number}, pour mesurer ce que coûte un site qui grandit."
kind: article
published: ${day}
updated: ${day}
---

La formule coûte :fait[${pick(FACTS, random)}], soit :calcul[12 * n26.metal.monthlyFee]{unite=EUR} par an ; la prime est de :prime[N26.FILLEUL].

${sections.slice(0, 2).join("\n\n")}

| Formule | Prix |
| --- | --: |
| Metal | :fait[n26.metal.monthlyFee] |
| Smart | :fait[n26.smart.monthlyFee] |

${sections.slice(2).join("\n\n")}
`;
}

/** Paragraphs of four sentences, some 150 words. */
function takeWords(sentences: readonly string[], random: () => number): string[] {
  const paragraphs: string[] = [];
  for (let words = 0; words < WORDS_PER_SECTION; ) {
    const paragraph = Array.from({ length: 4 }, () => pick(sentences, random)).join(" ");
    words += paragraph.split(" ").length;
    paragraphs.push(paragraph);
  }
  return paragraphs;
}

/** Plain sentences of the articles: no figure, no markup. */
function listSentences(folder: string): string[] {
  const paragraphs = globSync("*.md", { cwd: folder })
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  return paragraphs
    .flatMap((line) => line.match(/[A-ZÀÉÊ][^.:!?[\]{}()|*_]{40,200}\./g) ?? [])
    .filter((sentence) => !/\d/.test(sentence) && !hasUnparsedMarkup(sentence))
    .filter((sentence) => findFiguresIn(sentence).length === 0);
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? "";
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
