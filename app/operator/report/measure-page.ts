/** What an editor wants to know of one page: its length, how it reads, how well its facts stand. */
import type { comparaison } from "../../blocks/comparison/block.ts";
import { type ComparisonCell, isKnown } from "../../blocks/side-by-side/cells.ts";
import { findDirectives } from "../../build/blocks/find-directives.ts";
import type { CompiledPage } from "../../build/compiler/compiled-page.ts";
import { type DatedValue, listDatedValues } from "../../build/compiler/dated-values.ts";
import { countFigures } from "../../build/render/confidence.ts";
import { NOT_APPLICABLE } from "../../catalogue/compare.ts";
import { UNPUBLISHED } from "../../catalogue/write-fact.ts";
import { isDoubtful } from "../../ui/degree.ts";
import type { Sourced } from "../../ui/sourced.ts";
import { listPictures } from "./pictures.ts";
import { listBlocks, listOpening, listWords } from "./prose.ts";
import { scoreReading } from "./reading-level.ts";
import { listRemarks } from "./remarks.ts";

export type PageMeasure = ReturnType<typeof measurePage>;

/** Measures a compiled page. */
export function measurePage(payload: CompiledPage) {
  const { path, words, readingMinutes, body, sources, updated } = payload;
  const blocks = listBlocks(body);
  const datedValues = listDatedValues(payload);
  const values = [...new Map(datedValues.map((value) => [value.name, value])).values()];
  const { all, proven, newest } = countFigures(payload);
  return {
    path,
    words,
    // Words of its author before the first heading, table or drawing.
    opening: listOpening(body).reduce((all, { text }) => all + listWords(text).length, 0),
    readingMinutes,
    readingScore: scoreReading(blocks),
    // Distinct values with an origin; calculations count.
    facts: values.length,
    doubtful: values.filter(({ degree }) => isDoubtful(degree)).length,
    oldest: findOldest(values),
    // Of the figures that the page's head counts, how many there are and how many are proven.
    figures: { all, proven },
    // When one of them was last read: `2026-10`.
    checked: newest,
    cells: countCells(payload),
    // Values that print that nobody publishes them.
    unpublished: datedValues.filter(({ text }) => text.startsWith(UNPUBLISHED)).length,
    pictures: listPictures(payload),
    sources: sources.length,
    remarks: listRemarks(blocks).length,
    updated,
  };
}

/** A cell that is empty by right (a condition of what is free) does not count. */
function countCells({ body }: Pick<CompiledPage, "body">) {
  const cells = findDirectives<typeof comparaison>(body, "Comparaison")
    .flatMap(({ rows }) => rows.flatMap((row) => row.cells))
    .filter((cell) => cell !== NOT_APPLICABLE);
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
function findOldest(values: readonly DatedValue[]) {
  const dated = values.flatMap(({ name, asOf }) => (asOf ? [{ name, asOf }] : []));
  return dated.sort((a, b) => a.asOf.localeCompare(b.asOf))[0];
}
