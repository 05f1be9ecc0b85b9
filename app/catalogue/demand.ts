/** Looks names up; for one that is unknown, finds what an editor probably meant. */

import { distance } from "fastest-levenshtein";

const LISTED = 3;

/** How many slips an editor may make in a name that the build refuses: a hint costs nothing there. */
const editorsSlips = (length: number) => Math.max(2, Math.floor(length * 0.4));

/**
 * The closest of `known` to a mistyped `wanted`, best first; empty when nothing is close.
 * @param most letters to change, at most, in a word of that length
 */
export function nearMatches(
  wanted: string,
  known: Iterable<string>,
  most: (length: number) => number = editorsSlips,
): string[] {
  const limit = most(wanted.length);
  return [...known]
    .map((name) => ({ name, slips: distance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ slips }) => slips <= limit)
    .sort((a, b) => a.slips - b.slips || a.name.localeCompare(b.name))
    .slice(0, LISTED)
    .map(({ name }) => name);
}

/**
 * The thing of that name.
 * @param kind what it is called in the message: « fact »
 * @throws {Error} naming it, and those like it, when there is none
 */
export function demand<T>(kind: string, name: string, known: ReadonlyMap<string, T>): T {
  const found = known.get(name);
  if (found !== undefined) return found;
  const near = nearMatches(name, known.keys());
  const hint = near.length > 0 ? `; close to it: ${near.join(", ")}` : "";
  throw new Error(`unknown ${kind} "${name}"${hint}`);
}
