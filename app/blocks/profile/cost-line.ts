// One line of the working of a yearly cost.
import type Big from "big.js";
import type { CostFact } from "./cost-facts.ts";

/** One line of the working. */
export type CostLine = {
  label: string;
  /** Euros per year, to the cent; undefined where the rule is not known as a figure. */
  euros: Big | undefined;
  /** The working, in French; what is missing, where there is no amount. */
  working: string;
  /** The facts that state the rule, to be shown with their sources. */
  rules: CostFact[];
};
