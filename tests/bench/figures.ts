// Figures of repeated measurements: the middle, and how far they lie apart.

/** The middle of the values; of an even number of them, the upper one of the two in the middle. */
export function median(values: number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error("Nothing was measured.");
  return middle;
}

/** The least and the greatest value, as text. */
export function spread(values: number[], write: (value: number) => string): string {
  return values.length > 1 ? `${write(Math.min(...values))}–${write(Math.max(...values))}` : "";
}

/**
 * Ratios turn by turn. Two turns that follow each other meet the same machine, so their ratio moves far less than
 * either of them when something else runs beside the bench.
 */
export function ratiosOf(values: number[], references: number[]): number[] {
  return values.map((value, turn) => value / (references[turn] ?? Number.NaN));
}
