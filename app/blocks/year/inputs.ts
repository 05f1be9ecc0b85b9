// What the plan of a year is asked, as the address says it. Amounts in euros.
import { OFFERS } from "../../amounts/offers.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { addMonths } from "../../ui/day.ts";
import { readDayEntry } from "../../ui/form/day-entry.ts";
import { readChoice, valuesOf } from "../../ui/form/entry.ts";
import { numberQuestion, readAnswers, yesNoQuestion } from "../../ui/form/questions.ts";
import { filterAnswers, readFirms } from "../situation/address.ts";
import { CLIENTS, SITUATION } from "../situation/situation.ts";
import type { monAnnee } from "./block.ts";

/** Every offer, and the sources of what is known of them. */
export type YearData = PropsOf<typeof monAnnee>;
export type YearOffer = YearData["offers"][number];

const INCOME_HINT = "Vide : les offres qui en demandent sont proposées, et le disent.";

/** The questions, in the order of the form. */
export const QUESTIONS = {
  personnes: { ...SITUATION.personnes, hint: "À deux, chacun ouvre ses comptes." },
  revenus: { ...SITUATION.revenus, hint: INCOME_HINT },
  revenus2: { ...SITUATION.revenus2, hint: INCOME_HINT },
  domiciliation: SITUATION.domiciliation,
  especes: {
    ...SITUATION.especes,
    hint: "À deux, pour vous deux ensemble. Versé pour une prime, il est pris jusqu’à elle.",
  },
  inconnues: yesNoQuestion(
    "Proposer aussi ce qui n’est pas confirmé",
    "non",
    "État du programme ou condition inconnus : compté à part.",
  ),
  paiements: { ...SITUATION.paiements, hint: "Répartis entre les cartes qui en demandent." },
  depenses: SITUATION.depenses,
  duree: numberQuestion("Durée du plan", {
    initial: "12",
    min: 1,
    max: 12,
    decimals: 0,
    unit: "mois",
  }),
};

/** Those that have an answer that suits most, and stand one tap away. */
export const FOLDED = ["paiements", "depenses", "duree"];

/** An offer that one has chosen, the day of the first opening, and the firms of which one is a client already. */
export const MORE = {
  offre: { label: "Une offre à y mettre" },
  debut: { label: "Premier jour" },
  deja: CLIENTS,
};

/** `offre` is the code of an offer, or empty. */
export type Inputs = NonNullable<ReturnType<typeof readInputs>["values"]>;
export type InputEntries = ReturnType<typeof readInputs>["entries"];

/**
 * @param today the day in Paris, "2026-11-20": the first day of a plan that names none
 * @returns `values` where all of them are sound
 */
export function readInputs(params: URLSearchParams, today: string) {
  const entries = {
    ...readAnswers(filterAnswers(params), QUESTIONS).entries,
    offre: readChoice(params, "offre", ["", ...OFFERS.map(({ code }): string => code)], ""),
    debut: readDayEntry(params, "debut", {
      initial: today,
      earliest: today,
      latest: addMonths(today, 12),
      early: "Indiquez aujourd’hui ou un jour à venir.",
      late: "Indiquez un jour des douze mois qui viennent.",
    }),
    deja: readFirms(params),
  };
  return { entries, values: valuesOf(entries) };
}
