/** What an editor wants to know of one page: its length, how it reads, how well its facts stand. */
import type { CompiledPage } from "../../build/compiler/compiled-page.ts";
import { type DatedValue, listDatedValues } from "../../build/compiler/dated-values.ts";
import { isDoubtful } from "../../ui/degree.ts";
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
  const values = [
    ...new Map(listDatedValues(payload).map((value) => [value.name, value])).values(),
  ];
  return {
    path,
    words,
    readingMinutes,
    readingScore: scoreReading(blocks),
    facts: values.length,
    doubtful: values.filter(({ degree }) => isDoubtful(degree)).length,
    oldest: findOldest(values),
    sources: sources.length,
    remarks: listRemarks(blocks).length,
    updated,
  };
}

/** A bare year counts from its January, as it does for its degree. */
function findOldest(values: readonly DatedValue[]): PageMeasure["oldest"] {
  const dated = values.flatMap(({ name, asOf }) => (asOf ? [{ name, asOf }] : []));
  return dated.sort((a, b) => a.asOf.localeCompare(b.asOf))[0];
}
