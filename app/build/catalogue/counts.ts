/** How many facts stand on what: for the operator's report, and for the page that tells readers how facts are found. */

import type { Fact } from "../../catalogue/fact.ts";
import { DEGREES } from "../../ui/degree.ts";
import { SOURCE_KIND_NAMES } from "../../ui/sourced.ts";

export function countFacts(facts: readonly Fact[]) {
  const degrees = facts.map(({ degree }) => degree);
  const strongest = facts
    .filter(({ value }) => value !== null)
    .map(
      ({ sources }) =>
        SOURCE_KIND_NAMES.find((kind) => sources.some((source) => source.kind === kind)) ?? "none",
    );
  return {
    all: facts.length,
    byDegree: tally(DEGREES, degrees),
    /** By the strongest kind among the sources of each fact with a value. */
    byKind: tally([...SOURCE_KIND_NAMES, "none"], strongest),
  };
}

function tally<K extends string>(keys: readonly K[], found: readonly K[]): Record<K, number> {
  const counts = keys.map((key) => [key, found.filter((each) => each === key).length]);
  return Object.fromEntries(counts) as Record<K, number>;
}
