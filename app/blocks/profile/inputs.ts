// The use that a yearly cost is worked out for, as the address says it. Amounts in euros, shares in percent.
import {
  type AnswersTo,
  numberQuestion,
  readAnswers,
  yesNoQuestion,
} from "../../ui/form/questions.ts";

const AMOUNT = { min: 0, decimals: 2, unit: "€" } as const;
const WITHDRAWAL = { min: 1, max: 5_000, decimals: 2, unit: "€" } as const;
const COUNT = { min: 0, decimals: 0 } as const;

/** The questions, in the order of the form. */
export const USE_QUESTIONS = {
  revenus: numberQuestion(
    "Revenus nets par mois",
    { ...AMOUNT, initial: "2 000", max: 100_000 },
    "Pour les conditions d’accès ; à deux, la somme.",
  ),
  joint: yesNoQuestion("Compte joint, à deux titulaires", "non"),
  domiciliation: yesNoQuestion("Ces revenus arriveront sur le compte", "oui"),
  usage: yesNoQuestion("Au moins un paiement par carte chaque mois", "oui"),
  retraits: numberQuestion("Retraits en zone euro", {
    ...COUNT,
    initial: "2",
    max: 60,
    unit: "par mois",
  }),
  montant: numberQuestion("Montant moyen d’un retrait en zone euro", {
    ...WITHDRAWAL,
    initial: "50",
  }),
  devises: numberQuestion(
    "Paiements en devises, par an",
    { ...AMOUNT, initial: "600", max: 1_000_000 },
    "Hors euro, par carte.",
  ),
  weekend: numberQuestion(
    "Part de ces paiements faite le week-end",
    { ...COUNT, initial: "30", max: 100, unit: "%" },
    "Certains changes coûtent plus cher.",
  ),
  "retraits-devises": numberQuestion("Retraits en devises", {
    ...COUNT,
    initial: "2",
    max: 365,
    unit: "par an",
  }),
  "montant-devises": numberQuestion("Montant moyen d’un retrait en devises", {
    ...WITHDRAWAL,
    initial: "100",
  }),
  mois: numberQuestion(
    "Temps passé avec des devises",
    { initial: "2", min: 1, max: 12, decimals: 0, unit: "mois par an" },
    "Les quotas sont mensuels : vos dépenses y sont réparties également.",
  ),
  metal: yesNoQuestion("Seulement les cartes en métal", "non"),
};

/** The answers; numbers as decimal text. */
export type Use = AnswersTo<typeof USE_QUESTIONS>;

/** Reads every answer; `use` is there only where all of them are sound. */
export function readUse(params: URLSearchParams) {
  const { entries, values } = readAnswers(params, USE_QUESTIONS);
  return { entries, use: values };
}
