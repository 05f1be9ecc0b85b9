// What the tool of true fees is asked beside the use of a card, and what that comes to in a year.
import Big from "big.js";
import { type AnswersTo, numberQuestion, readAnswers } from "../../ui/form/questions.ts";
import { sumOf, type YearlyCost } from "../profile/cost.ts";
import { formatMoney } from "../profile/cost-facts.ts";

const AMOUNT = { min: 0, max: 10_000, decimals: 2, unit: "€" } as const;

/** The figures of a statement, by their names in the address. */
export const STATEMENT_QUESTIONS = {
  frais: numberQuestion(
    "Frais payés en un an",
    AMOUNT,
    "Le total du récapitulatif annuel de frais, que votre banque envoie en janvier.",
  ),
  incidents: numberQuestion(
    "Dont découvert et incidents",
    { ...AMOUNT, initial: "0" },
    "Agios, rejets, commissions d’intervention\u202f: retirés, car aucune carte ci-dessous ne les compte.",
  ),
};

/** Euros per year, as decimal text. */
type StatementFigures = AnswersTo<typeof STATEMENT_QUESTIONS>;

/** Reads the figures; `figures` is there only where all of them are sound, the total may be left empty. */
export function readStatementFigures(params: URLSearchParams) {
  const { entries, values } = readAnswers(params, STATEMENT_QUESTIONS);
  if (values?.frais && new Big(values.incidents).gt(values.frais)) {
    const error = "Indiquez au plus le total des frais.";
    const incidents = { text: entries.incidents.text, error };
    return { entries: { ...entries, incidents }, figures: undefined };
  }
  return { entries, figures: values };
}

/** What one's own bank costs in a year by its statement, without incidents; undefined without a total. */
export function statementCost({ frais, incidents }: StatementFigures): YearlyCost | undefined {
  if (frais === "") return undefined;
  const taken = new Big(incidents);
  return sumOf([
    {
      label: "Frais du relevé",
      euros: new Big(frais),
      working: "le total que vous indiquez",
      rules: [],
    },
    ...(taken.gt(0)
      ? [
          {
            label: "Découvert et incidents",
            euros: taken.times(-1),
            working: `${formatMoney(taken)} retirés\u202f: aucune carte ne les compte`,
            rules: [],
          },
        ]
      : []),
  ]);
}
