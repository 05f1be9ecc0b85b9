// The use that a yearly cost is worked out for, as the address says it. Amounts in euros, shares in percent.
import Big from "big.js";
import { type AnswersTo, readAnswers, yesNoQuestion } from "../../ui/form/questions.ts";
import { filterAnswers } from "../situation/address.ts";
import { SITUATION } from "../situation/situation.ts";

/** The questions, in the order of the form. Without an income no condition on it could be told as met or missed. */
export const USE_QUESTIONS = {
  personnes: { ...SITUATION.personnes, hint: "À deux, un compte joint." },
  revenus: {
    ...SITUATION.revenus,
    initial: "2 000",
    hint: "Pour les conditions d’accès.",
  },
  revenus2: SITUATION.revenus2,
  domiciliation: SITUATION.domiciliation,
  paiements: SITUATION.paiements,
  retraits: SITUATION.retraits,
  montant: SITUATION.montant,
  devises: SITUATION.devises,
  weekend: SITUATION.weekend,
  "retraits-devises": SITUATION["retraits-devises"],
  "montant-devises": SITUATION["montant-devises"],
  "mois-devises": SITUATION["mois-devises"],
  metal: yesNoQuestion("Seulement les cartes en métal", "non"),
};

/** The answers; numbers as decimal text. */
export type Use = AnswersTo<typeof USE_QUESTIONS>;

/** What this tool called a question that has another name today. */
export const RENAMED = { mois: "mois-devises" };

/** Reads every answer; `use` is there only where all of them are sound. */
export function readUse(params: URLSearchParams) {
  const { entries, values } = readAnswers(filterAnswers(params), USE_QUESTIONS);
  return { entries, use: values };
}

/** What comes in each month, for both where there are two; of a second person who says nothing, nothing. */
export function incomeOf({ personnes, revenus, revenus2 }: Use): Big {
  return new Big(revenus).plus((personnes === "2" && revenus2) || 0);
}
