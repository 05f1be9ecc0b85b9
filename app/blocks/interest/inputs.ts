// What the calculator is asked, as the address says it.
import { type Entry, readChoice, readDecimal, valuesOf } from "../../ui/form/entry.ts";

/** Times a year that interest is added to the balance. */
export const PERIODS_PER_YEAR = { mensuelle: 12, trimestrielle: 4, annuelle: 1 } as const;

/** When tax is taken: never, on each interest payment, or on all interest at withdrawal. */
export const TAXATIONS = ["interets", "retrait", "sans"] as const;

/** Amounts in euros, rates in percent, all as decimal text; `duree` in whole years. */
export type Inputs = {
  capital: string;
  versement: string;
  taux: string;
  duree: string;
  capitalisation: keyof typeof PERIODS_PER_YEAR;
  moment: "debut" | "fin";
  inflation: string;
  impot: (typeof TAXATIONS)[number];
};

export type InputEntries = { [Name in keyof Inputs]: Entry<Inputs[Name]> };

const AMOUNT = { min: 0, decimals: 2, unit: "€" } as const;
const RATE = { min: 0, decimals: 3, unit: "%" } as const;
const CAPITALISATIONS = Object.keys(PERIODS_PER_YEAR) as (keyof typeof PERIODS_PER_YEAR)[];

/** Reads every field; `values` is there only where all of them are sound. */
export function readInputs(params: URLSearchParams): {
  entries: InputEntries;
  values: Inputs | undefined;
} {
  const entries: InputEntries = {
    capital: readDecimal(params, "capital", { ...AMOUNT, initial: "1 000", max: 100_000_000 }),
    versement: readDecimal(params, "versement", { ...AMOUNT, initial: "100", max: 1_000_000 }),
    taux: readDecimal(params, "taux", { ...RATE, initial: "3", max: 50 }),
    duree: readDecimal(params, "duree", {
      initial: "20",
      min: 1,
      max: 60,
      decimals: 0,
      unit: "ans",
    }),
    capitalisation: readChoice(params, "capitalisation", CAPITALISATIONS, "annuelle"),
    moment: readChoice(params, "moment", ["debut", "fin"], "fin"),
    inflation: readDecimal(params, "inflation", { ...RATE, initial: "2", max: 20 }),
    impot: readChoice(params, "impot", TAXATIONS, "interets"),
  };
  refuseNothing(entries);
  return { entries, values: valuesOf<Inputs>(entries) };
}

/** Without capital and payments there is nothing to work out. */
function refuseNothing(entries: InputEntries): void {
  const isZero = ({ value }: Entry<string>) => value !== undefined && Number(value) === 0;
  if (!isZero(entries.capital) || !isZero(entries.versement)) return;
  const { text } = entries.capital;
  entries.capital = { text, error: "Indiquez un capital de départ, ou un versement par mois." };
}

/** What the fields are called, in the form and in the list of faults. */
export const LABELS: Record<keyof Inputs, string> = {
  capital: "Capital de départ",
  versement: "Versement par mois",
  taux: "Taux annuel nominal",
  duree: "Durée",
  capitalisation: "Ajout des intérêts au capital",
  moment: "Versement fait",
  inflation: "Inflation par an",
  impot: "Impôt sur les intérêts",
};

export const CAPITALISATION_OPTIONS: Record<Inputs["capitalisation"], string> = {
  mensuelle: "Chaque mois",
  trimestrielle: "Chaque trimestre",
  annuelle: "Chaque année",
};

export const MOMENT_OPTIONS: Record<Inputs["moment"], string> = {
  debut: "En début de mois",
  fin: "En fin de mois",
};

export const TAXATION_OPTIONS: Record<Inputs["impot"], string> = {
  interets: "À chaque ajout d’intérêts",
  retrait: "À la fin, en une fois",
  sans: "Sans impôt",
};
