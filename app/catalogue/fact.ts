/** A fact as pages receive it: the value, when it was true, and who says so. */
import type { Degree } from "../ui/degree.ts";
import type { Citation } from "../ui/sourced.ts";
import type { UnitName } from "./units.ts";

export type FactValue = string | number | boolean | string[] | null;

export type Fact = {
  /** For example `n26.metal.monthlyFee`. */
  id: string;
  value: FactValue;
  /** What a number counts; null for what is no number. */
  unit: UnitName | null;
  /** `2026-10-05`, `2026-08`, `2025`, or null when nothing dates it. */
  asOf: string | null;
  /** Those that state it, the strongest first. */
  sources: Citation[];
  degree: Degree;
  /** What other sources say instead. */
  others?: Claim[];
  note?: string;
  /** What a rule of law is called in a calculation. */
  label?: string;
  /** Words that the law orders to print as they are: `:mention[…]` prints them, with no mark in them. */
  isMandatory?: true;
};

/** A value that a source states against the fact's own. */
export type Claim = Pick<Fact, "value" | "unit" | "asOf" | "sources">;
