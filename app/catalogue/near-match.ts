/** Finds what an editor probably meant, for the message of a failed build. */

import { distance } from "fastest-levenshtein";

const LISTED = 3;

/** The closest of `known` to a mistyped `wanted`, best first; empty when nothing is close. */
export function nearMatches(wanted: string, known: Iterable<string>): string[] {
  const limit = Math.max(2, Math.floor(wanted.length * 0.4));
  return [...known]
    .map((name) => ({ name, slips: distance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ slips }) => slips <= limit)
    .sort((a, b) => a.slips - b.slips || a.name.localeCompare(b.name))
    .slice(0, LISTED)
    .map(({ name }) => name);
}
