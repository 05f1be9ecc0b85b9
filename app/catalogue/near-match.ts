/** Finds what an editor probably meant, for the message of a failed build. */

const LISTED = 3;

/** The closest of `known` to a mistyped `wanted`, best first; empty when nothing is close. */
export function nearMatches(wanted: string, known: Iterable<string>): string[] {
  const limit = Math.max(2, Math.floor(wanted.length * 0.4));
  return [...known]
    .map((name) => ({ name, distance: editDistance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, LISTED)
    .map(({ name }) => name);
}

/** Letters to add, drop or change to turn one word into the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const swap = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(swap, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
