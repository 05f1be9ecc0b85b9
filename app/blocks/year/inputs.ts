// What the plan of a year is asked, as the address says it. Amounts in euros.
import type { PropsOf } from "../../build/blocks/directive.ts";
import { type Entry, valuesOf } from "../../ui/form/entry.ts";
import {
  type AnswersTo,
  choiceQuestion,
  type EntriesOf,
  numberQuestion,
  readAnswers,
  yesNoQuestion,
} from "../../ui/form/questions.ts";
import { addMonths } from "../calendar/day.ts";
import { readDay } from "../calendar/day-entry.ts";
import type { monAnnee } from "./block.ts";

/** The page of the plan, and its file for a calendar. */
export const YEAR_PATH = "/outils/mon-annee";
export const YEAR_ICS_PATH = `${YEAR_PATH}.ics`;

/** Every offer, and the sources of what is known of them. */
export type YearData = PropsOf<typeof monAnnee>;
export type YearOffer = YearData["offers"][number];

const AMOUNT = { min: 0, decimals: 2, unit: "€" } as const;
const INCOME = { ...AMOUNT, max: 100_000 } as const;
const INCOME_HINT = "Vide : les offres qui en demandent sont proposées, et le disent.";

/** The questions, in the order of the form. Those that other tools ask too have the names they have there. */
export const QUESTIONS = {
  personnes: choiceQuestion({
    label: "Pour qui",
    options: { "1": "Moi seul", "2": "Nous deux" },
    initial: "1",
    hint: "À deux, chacun ouvre ses comptes.",
  }),
  revenus: numberQuestion("Revenus nets par mois", INCOME, INCOME_HINT),
  revenus2: numberQuestion("Revenus nets par mois, seconde personne", INCOME, INCOME_HINT),
  domiciliation: yesNoQuestion("Ces revenus peuvent changer de banque", "oui"),
  especes: numberQuestion(
    "Argent que vous pouvez bloquer",
    { ...AMOUNT, initial: "1000", max: 1_000_000 },
    "Versé pour une prime, il est compté comme pris jusqu’à elle.",
  ),
  paiements: numberQuestion(
    "Paiements par carte, par personne",
    { initial: "20", min: 0, max: 500, decimals: 0, unit: "par mois" },
    "Répartis entre les cartes qui en demandent.",
  ),
  depenses: numberQuestion(
    "Dépenses par carte, par personne et par mois",
    { ...AMOUNT, initial: "500", max: 100_000 },
    "Pour les achats qu’une prime demande.",
  ),
  duree: numberQuestion("Durée du plan", {
    initial: "12",
    min: 1,
    max: 12,
    decimals: 0,
    unit: "mois",
  }),
  inconnues: yesNoQuestion(
    "Proposer aussi ce qui n’est pas confirmé",
    "non",
    "État du programme ou condition inconnus : compté à part.",
  ),
};

/** The day of the first opening, and the firms of which one is a client already. */
export const MORE = {
  debut: { label: "Premier jour" },
  deja: { label: "Déjà client" },
};

export type Inputs = AnswersTo<typeof QUESTIONS> & { debut: string; deja: string[] };
export type InputEntries = EntriesOf<typeof QUESTIONS> & {
  debut: Entry<string>;
  deja: Entry<string[]>;
};

/** The second income is asked of two alone. */
export function isAsked(name: string, people: string | undefined): boolean {
  return name !== "revenus2" || people === "2";
}

/**
 * @param today the day in Paris, "2026-11-20": the first day of a plan that names none
 * @returns `values` where all of them are sound
 */
export function readInputs(
  params: URLSearchParams,
  offers: readonly YearOffer[],
  today: string,
): { entries: InputEntries; values: Inputs | undefined } {
  const people = params.get("personnes") ?? QUESTIONS.personnes.initial;
  // An answer to what is not asked counts for nothing: the visitor could not see it, nor change it.
  const heard = new URLSearchParams([...params].filter(([name]) => isAsked(name, people)));
  const entries: InputEntries = {
    ...readAnswers(heard, QUESTIONS).entries,
    debut: readDay(params, "debut", {
      initial: today,
      earliest: today,
      latest: addMonths(today, 12),
      early: "Indiquez aujourd’hui ou un jour à venir.",
      late: "Indiquez un jour des douze mois qui viennent.",
    }),
    deja: readFirms(params, offers),
  };
  return { entries, values: valuesOf<Inputs>(entries) };
}

/** The address of a plan, behind its path. */
export function planSearch({ deja, ...inputs }: Inputs): string {
  const firms = deja.map((firm) => ["deja", firm]);
  const others = Object.entries(inputs).filter(([, value]) => value !== "");
  return `?${new URLSearchParams([...others, ...firms])}`;
}

function readFirms(params: URLSearchParams, offers: readonly YearOffer[]): Entry<string[]> {
  const named = [...new Set(params.getAll("deja"))];
  const known = new Set(offers.map(({ firm }) => firm));
  return named.every((firm) => known.has(firm))
    ? { text: "", value: named }
    : { text: "", error: "Cochez des établissements de la liste." };
}
