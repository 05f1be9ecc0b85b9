/** What an editor wants to know of all pages together, in a few French lines. */
import type { PageMeasure } from "./measure-page.ts";
import type { TwinParagraph } from "./near-duplicate.ts";
import type { Phrase } from "./phrases.ts";

/** What pages have in common: phrases of six words, pairs of sentences that are nearly equal. */
type Shared = { phrases: readonly Phrase[]; sentences: readonly TwinParagraph[] };

/** A phrase in so many pages is a repetition. */
const MIN_REPEATING_PAGES = 5;

/** Words of an opening that a reader takes in at once (app/content/README.md). */
const MOST_WORDS = 90;

/** Lengths, remarks, doubts, pictures, repetitions. */
export function writeSummary(pages: readonly PageMeasure[], shared: Shared): string[] {
  const cells = (key: keyof PageMeasure["cells"]) => sum(pages.map((page) => page.cells[key]));
  const lengths = pages.map(({ words }) => words).sort((one, other) => one - other);
  const remarks = pages.map((page) => page.remarks);
  const repeated = shared.phrases.filter(({ files }) => files.length >= MIN_REPEATING_PAGES).length;
  return [
    `${pages.length} pages, ${sum(lengths)} mots ; de ${lengths[0] ?? 0} à ${lengths.at(-1) ?? 0}, médiane ${median(lengths)}`,
    `ouvertures : médiane ${median(pages.map(({ opening }) => opening))} mots, dont ${pages.filter(({ opening }) => opening > MOST_WORDS).length} de plus de ${MOST_WORDS}`,
    `réserves : médiane ${median(remarks)}, au plus ${Math.max(0, ...remarks)}`,
    `${pages.filter(({ doubtful }) => doubtful > 0).length} pages montrent un fait en doute ; chiffres confirmés : ${sum(pages.map(({ figures }) => figures.proven))} sur ${sum(pages.map(({ figures }) => figures.all))}`,
    `« non communiqué » : ${sum(pages.map(({ unpublished }) => unpublished))} fois, dans ${pages.filter(({ unpublished }) => unpublished > 0).length} pages`,
    `cases de comparaison : ${cells("all")}, dont ${cells("doubtful")} en doute et ${cells("empty")} vides`,
    `images : ${describePictures(pages)}`,
    `phrases de six mots ou plus dans deux pages : ${shared.phrases.length}, dont ${repeated} dans ${MIN_REPEATING_PAGES} pages ou plus ; paires de phrases presque égales : ${shared.sentences.length}`,
  ];
}

/** « 12 frise, 40 comparaison ; 30 pages sans image » */
function describePictures(pages: readonly PageMeasure[]): string {
  const kinds = Map.groupBy(
    pages.flatMap(({ pictures }) => pictures),
    (kind) => kind,
  );
  const counts = [...kinds]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([kind, { length }]) => `${length} ${kind}`);
  const without = pages.filter(({ pictures }) => pictures.length === 0).length;
  return `${counts.join(", ") || "aucune"} ; ${without} pages sans image`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
