/** Facts as tools carry them: each once in a table, products naming their places in it. */
import type { UnitName } from "./units.ts";
import type { Risk } from "./warnings.ts";

/**
 * A fact in few bytes; 0 stands for an absent unit or date, 1 for confirmed. `sources` are places in the
 * table's own list, not in the payload's.
 */
export type PackedFact = [
  value: string | number | boolean,
  unit: UnitName | 0,
  asOf: string | 0,
  confirmed: 0 | 1,
  sources: number[],
  note?: string,
];

/** Facts that products share, each once. */
export type PackedFacts = {
  facts: PackedFact[];
  sources: [url: string, title: string, asOf: string | null][];
};

/** A product or service of a tool; `facts` are places in the table, in the order of the names given with it. */
export type PackedProduct = {
  /** `n26.metal`, or a partner's slug. */
  id: string;
  name: string;
  path: string | null;
  /** Left out where there is none. */
  risk?: Risk;
  facts: number[];
};
