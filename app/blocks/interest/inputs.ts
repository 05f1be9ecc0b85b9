// What the calculator is asked, as the address says it. Amounts in euros, rates in percent.
import { type Entry, valuesOf } from "../../ui/form/entry.ts";
import {
  type AnswersTo,
  choiceQuestion,
  numberQuestion,
  readAnswers,
} from "../../ui/form/questions.ts";

/** Times a year that interest is added to the balance. */
export const PERIODS_PER_YEAR = { mensuelle: 12, trimestrielle: 4, annuelle: 1 } as const;

const AMOUNT = { min: 0, decimals: 2, unit: "€" } as const;
const RATE = { min: 0, decimals: 3, unit: "%" } as const;

/** The questions, in the order of the form. */
export const QUESTIONS = {
  capital: numberQuestion("Capital de départ", { ...AMOUNT, initial: "1 000", max: 100_000_000 }),
  versement: numberQuestion("Versement par mois", { ...AMOUNT, initial: "100", max: 1_000_000 }),
  taux: numberQuestion(
    "Taux annuel nominal",
    { ...RATE, initial: "3", max: 50 },
    "Une hypothèse : le taux réel varie.",
  ),
  duree: numberQuestion("Durée", { initial: "20", min: 1, max: 60, decimals: 0, unit: "ans" }),
  capitalisation: choiceQuestion({
    label: "Ajout des intérêts au capital",
    options: {
      mensuelle: "Chaque mois",
      trimestrielle: "Chaque trimestre",
      annuelle: "Chaque année",
    } satisfies Record<keyof typeof PERIODS_PER_YEAR, string>,
    initial: "annuelle",
  }),
  moment: choiceQuestion({
    label: "Versement fait",
    options: { debut: "En début de mois", fin: "En fin de mois" },
    initial: "fin",
  }),
  impot: choiceQuestion({
    label: "Impôt sur les intérêts",
    options: {
      interets: "À chaque ajout d’intérêts",
      retrait: "À la fin, en une fois",
      sans: "Sans impôt",
    },
    initial: "interets",
  }),
  inflation: numberQuestion(
    "Inflation par an",
    { ...RATE, initial: "2", max: 20 },
    "0 pour ne pas en tenir compte.",
  ),
};

/** The answers; numbers as decimal text, `duree` in whole years. */
export type Inputs = AnswersTo<typeof QUESTIONS>;

/** Reads every field; `values` is there only where all of them are sound. */
export function readInputs(params: URLSearchParams) {
  const { entries } = readAnswers(params, QUESTIONS);
  if (isZero(entries.capital) && isZero(entries.versement)) {
    // There is nothing to work out.
    const { text } = entries.capital;
    entries.capital = { text, error: "Indiquez un capital de départ, ou un versement par mois." };
  }
  return { entries, values: valuesOf(entries) };
}

function isZero({ value }: Entry<string>): boolean {
  return value !== undefined && Number(value) === 0;
}
