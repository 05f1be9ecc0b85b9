// What the calculator is asked, as the address says it. Amounts in euros, rates in percent.
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { ToolProduct } from "../../catalogue/tool-facts.ts";
import { type Entry, readChoice, valuesOf } from "../../ui/form/entry.ts";
import {
  numberQuestion,
  type Questions,
  readAnswers,
  yesNoQuestion,
} from "../../ui/form/questions.ts";
import { readFirms } from "../situation/address.ts";
import { CLIENTS, SITUATION } from "../situation/situation.ts";
import type { gainNet } from "./block.ts";

export type GainOffer = PropsOf<typeof gainNet>["offers"][number];

const AMOUNT = { min: 0, max: 1_000_000, decimals: 2, unit: "€" } as const;
const RATE = { min: 0, decimals: 3, unit: "%" } as const;
const DEFAULT_HINT = "Vide : ce que demande l’offre, si on le sait.";

/** The questions that are asked of every offer, or of some products, in the order of the form. */
export const QUESTIONS = {
  partage: SITUATION.partage,
  condition: yesNoQuestion(
    "Remplissez-vous la condition sur le prix ?",
    "oui",
    undefined,
    (isMet) => `condition sur le prix ${isMet === "oui" ? "remplie" : "manquée"}`,
  ),
  carte: yesNoQuestion(
    "Prenez-vous la carte payante ?",
    "oui",
    undefined,
    (isTaken) => `carte payante ${isTaken === "oui" ? "prise" : "laissée"}`,
  ),
  depot: numberQuestion("Argent à laisser sur le compte", AMOUNT, DEFAULT_HINT),
  mois: numberQuestion(
    "Durée pendant laquelle il y reste",
    {
      initial: "12",
      min: 0,
      max: 120,
      decimals: 0,
      unit: "mois",
      describe: (months) => `argent laissé ${months} mois`,
    },
    "Votre hypothèse.",
  ),
  taux: numberQuestion(
    "Taux de votre épargne",
    { ...RATE, max: 20 },
    "Vide : le taux du Livret A.",
  ),
  achats: numberQuestion("Achats demandés", AMOUNT, DEFAULT_HINT),
  part: numberQuestion(
    "Part de ces achats faite seulement pour la prime",
    {
      ...RATE,
      initial: "0",
      max: 100,
      describe: (share) =>
        share === "0" ? "achats faits de toute façon" : `${share} % des achats faits pour la prime`,
    },
    "0 : vous les auriez faits de toute façon.",
  ),
  autres: numberQuestion(
    "Vos autres frais",
    { ...AMOUNT, initial: "0" },
    "Déplacement, timbre, frais de votre banque…",
  ),
};

/** The offer and its product, whose answers depend on the table of offers, and the firms of which one is a client already. */
export const CHOSEN = {
  offre: { label: "Offre de parrainage" },
  formule: { label: "Formule" },
  deja: CLIENTS,
};

/**
 * The answers; numbers as decimal text. `offre` is an offer's code, `formule` a product's id, empty for an offer without
 * products. `depot`, `achats` and `taux` may be empty: then what the programme asks, or the catalogue's rate, is taken.
 */
export type Inputs = NonNullable<GainQuery["values"]>;

export type GainQuery = ReturnType<typeof readInputs>;

/** The questions that only some products raise, each with the fact that raises it. */
const RAISED_BY: Readonly<Record<string, string>> = {
  condition: "feeWithoutCondition",
  carte: "cardFee",
};

/** Whether the form asks it, for this product. */
function isApplicable(name: string, product: ToolProduct | undefined): boolean {
  const fact = RAISED_BY[name];
  return fact === undefined || product?.facts[fact] !== undefined;
}

/** The questions that the form puts, for this product. */
export function questionsFor(product: ToolProduct | undefined): Questions {
  return Object.fromEntries(
    Object.entries(QUESTIONS).filter(([name]) => isApplicable(name, product)),
  );
}

/**
 * Reads every field; without any, the first offer of the table is taken.
 * @returns no `values` where a field is at fault, no `offer` where the address names none of the table, no `product` where
 * it has none
 */
export function readInputs(params: URLSearchParams, offers: readonly GainOffer[]) {
  const codes = offers.map(({ offerCode }): string => offerCode);
  const offre = readChoice(params, "offre", codes, codes[0] ?? "");
  const offer = offers.find((each) => each.offerCode === offre.value);
  const formule = readProduct(params, offer, offers);
  const product = offer?.products.find(({ id }) => id === formule.value);
  // An answer to what is not asked counts for nothing: the visitor could not see it, nor change it.
  const applicable = [...params].filter(([name]) => isApplicable(name, product));
  const { entries: others } = readAnswers(new URLSearchParams(applicable), QUESTIONS);
  const entries = { offre, formule, deja: readFirms(params), ...others };
  return { entries, values: valuesOf(entries), offer, product };
}

/** A product of another offer is what was chosen before the offer changed: the offer's first one is taken. */
function readProduct(
  params: URLSearchParams,
  offer: GainOffer | undefined,
  offers: readonly GainOffer[],
): Entry<string> {
  const known = ["", ...offers.flatMap(({ products }) => products.map(({ id }) => id))];
  const chosen = readChoice(params, "formule", known, "");
  if (chosen.error !== undefined) return chosen;
  const own = offer?.products.map(({ id }) => id) ?? [];
  const value = own.find((id) => id === chosen.value) ?? own[0] ?? "";
  return { text: value, value };
}
