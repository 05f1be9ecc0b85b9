/** Looks names up; for one that is unknown, finds what an editor probably meant. */

import { distance } from "fastest-levenshtein";

const LISTED = 3;

/** How many wrong letters an editor may type in a name that the build refuses: a hint costs nothing there. */
const maxEditsByEditors = (length: number) => Math.max(2, Math.floor(length * 0.4));

/**
 * The closest of `known` to a mistyped `wanted`, best first; empty when nothing is close.
 * @param most letters to change, at most, in a word of that length
 */
export function findSimilarNames(
  wanted: string,
  known: Iterable<string>,
  most: (length: number) => number = maxEditsByEditors,
): string[] {
  const limit = most(wanted.length);
  return [...known]
    .map((name) => ({ name, edits: distance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name))
    .slice(0, LISTED)
    .map(({ name }) => name);
}

/** « , sans doute « monthlyFee » », for the end of a refusal; empty when nothing is close. */
export function suggestName(wanted: string, known: Iterable<string>): string {
  const [nearest] = findSimilarNames(wanted, known);
  return nearest === undefined ? "" : `, sans doute « ${nearest} »`;
}

/**
 * The thing of that name.
 * @param unknown how the message begins: « fait inconnu »
 * @throws {Error} naming it, and those like it, when there is none
 */
export function getOrThrow<T>(unknown: string, name: string, known: ReadonlyMap<string, T>): T {
  const found = known.get(name);
  if (found !== undefined) return found;
  throw new Error(`${unknown} « ${name} »${suggestName(name, known.keys())}`);
}
