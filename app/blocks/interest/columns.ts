// The columns of the yearly table, the same on the page and in the file.
import type Big from "big.js";
import type { YearEnd } from "./compound.ts";
import type { Inputs } from "./inputs.ts";

export type Column = { label: string; amount: (end: YearEnd) => Big };

/** The amounts of a year, in the order they are read. Tax has a column only where there is any. */
export function listColumns(taxation: Inputs["impot"]): Column[] {
  const isTaxed = taxation !== "sans";
  const tax = taxation === "retrait" ? "Impôt si vous retirez" : "Impôt";
  return [
    { label: "Versé", amount: ({ paidIn }) => paidIn },
    { label: "Intérêts bruts", amount: ({ interest }) => interest },
    ...(isTaxed ? [{ label: tax, amount: (end: YearEnd) => end.tax }] : []),
    { label: isTaxed ? "Somme nette" : "Somme", amount: ({ total }) => total },
    { label: "En euros d’aujourd’hui", amount: ({ realTotal }) => realTotal },
  ];
}
