/** What an editor wants to know of one page: its length, how it reads, how well its facts stand. */
import { type ComparisonCell, isKnown } from "../../blocks/comparator/cells.ts";
import type { comparaison } from "../../blocks/comparison/block.ts";
import { findDirectives } from "../../build/blocks/find-directives.ts";
import type { CompiledPage } from "../../build/compiler/compiled-page.ts";
import { type DatedValue, listDatedValues } from "../../build/compiler/dated-values.ts";
import { countFigures } from "../../build/render/confidence.ts";
import { MOOT } from "../../catalogue/compare.ts";
import { UNPUBLISHED } from "../../catalogue/write-fact.ts";
import { isDoubtful } from "../../ui/degree.ts";
import type { Sourced } from "../../ui/sourced.ts";
import { listPictures } from "./pictures.ts";
import { listBlocks } from "./prose.ts";
import { scoreReading } from "./reading-level.ts";
import { listRemarks } from "./remarks.ts";

export type PageMeasure = {
  path: string;
  words: number;
  readingMinutes: number;
  /** Kandel-Moles score; null for a page without a sentence. */
  readingScore: number | null;
  /** Distinct values with an origin; calculations count. */
  facts: number;
  /** Of those, how many are in doubt. */
  doubtful: number;
  /** The value dated longest ago; undefined where none is dated. */
  oldest: { name: string; asOf: string } | undefined;
  /** Of the figures that the page's head counts, how many there are and how many are proven. */
  figures: { all: number; proven: number };
  /** When one of them was last read: `2026-10`. */
  checked: string | undefined;
  /** Cells of its comparisons. */
  cells: { all: number; doubtful: number; empty: number };
  /** Values that print that nobody publishes them. */
  unpublished: number;
  /** Kinds of pictures, as often as they stand there. */
  pictures: string[];
  sources: number;
  /** Sentences on what its sources do not say, outside of its list of limits. */
  remarks: number;
  /** YYYY-MM-DD */
  updated: string;
};

/** Measures a compiled page. */
export function measurePage(payload: CompiledPage): PageMeasure {
  const { path, words, readingMinutes, body, sources, updated } = payload;
  const blocks = listBlocks(body);
  const drawn = listDatedValues(payload);
  const values = [...new Map(drawn.map((value) => [value.name, value])).values()];
  const { all, proven, newest } = countFigures(payload);
  return {
    path,
    words,
    readingMinutes,
    readingScore: scoreReading(blocks),
    facts: values.length,
    doubtful: values.filter(({ degree }) => isDoubtful(degree)).length,
    oldest: findOldest(values),
    figures: { all, proven },
    checked: newest,
    cells: countCells(payload),
    unpublished: drawn.filter(({ text }) => text.startsWith(UNPUBLISHED)).length,
    pictures: listPictures(payload),
    sources: sources.length,
    remarks: listRemarks(blocks).length,
    updated,
  };
}

/** A cell that is empty by right (a condition of what is free) does not count. */
function countCells({ body }: Pick<CompiledPage, "body">): PageMeasure["cells"] {
  const cells = findDirectives<typeof comparaison>(body, "Comparaison")
    .flatMap(({ rows }) => rows.flatMap((row) => row.cells))
    .filter((cell) => cell !== MOOT);
  return {
    all: cells.length,
    doubtful: cells.filter((cell) => holdsValue(cell) && isDoubtful(cell.degree)).length,
    empty: cells.filter((cell) => !holdsValue(cell)).length,
  };
}

function holdsValue(cell: ComparisonCell): cell is Sourced & { best: boolean } {
  return isKnown(cell) && cell.degree !== "missing";
}

/** A bare year counts from its January, as it does for its degree. */
function findOldest(values: readonly DatedValue[]): PageMeasure["oldest"] {
  const dated = values.flatMap(({ name, asOf }) => (asOf ? [{ name, asOf }] : []));
  return dated.sort((a, b) => a.asOf.localeCompare(b.asOf))[0];
}
