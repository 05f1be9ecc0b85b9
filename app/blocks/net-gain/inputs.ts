// What the calculator is asked, as the address says it.

import type { PropsOf } from "../../build/blocks/directive.ts";
import type { ToolProduct } from "../../catalogue/tool-facts.ts";
import {
  type Entry,
  readChoice,
  readDecimal,
  readOptionalDecimal,
  valuesOf,
} from "../../ui/form/entry.ts";
import type { gainNet } from "./block.ts";

export type GainOffer = PropsOf<typeof gainNet>["offers"][number];

/**
 * Amounts in euros and rates in percent as decimal text. `depot`, `achats` and `taux` may be empty:
 * then what the programme asks, or the catalogue's rate, is taken.
 */
export type Inputs = {
  /** An offer's code; a table of them narrows it. */
  offre: string;
  /** A product's id; empty for an offer without products. */
  formule: string;
  /** Does the sponsor give back a part of their bonus, as promised? */
  partage: "oui" | "non";
  /** Does the visitor do what the product asks for its price? */
  condition: "oui" | "non";
  /** Does the visitor order the card that is not included? */
  carte: "oui" | "non";
  depot: string;
  mois: string;
  taux: string;
  achats: string;
  part: string;
  autres: string;
};

export type InputEntries = { [Name in keyof Inputs]: Entry<Inputs[Name]> };

export type Asked = {
  entries: InputEntries;
  /** undefined where one of the fields is at fault. */
  values: Inputs | undefined;
  /** undefined where the address names no offer of the table. */
  offer: GainOffer | undefined;
  /** undefined for an offer without products. */
  product: ToolProduct | undefined;
};

const AMOUNT = { min: 0, max: 1_000_000, decimals: 2, unit: "€" } as const;
const RATE = { min: 0, decimals: 3, unit: "%" } as const;

/** The questions that only some products raise, each with the fact that raises it. */
const RAISED_BY = { condition: "feeWithoutCondition", carte: "cardFee" } as const;
type Question = keyof typeof RAISED_BY;

/** Whether the form asks it, for this product. */
export function isAsked(name: Question, product: ToolProduct | undefined): boolean {
  return product?.facts[RAISED_BY[name]] !== undefined;
}

/** Reads every field; without any, the first offer of the table is taken. */
export function readInputs(params: URLSearchParams, offers: readonly GainOffer[]): Asked {
  const codes = offers.map(({ offerCode }): string => offerCode);
  const offre = readChoice(params, "offre", codes, codes[0] ?? "");
  const offer = offers.find((each) => each.offerCode === offre.value);
  const formule = readProduct(params, offer, offers);
  const product = offer?.products.find(({ id }) => id === formule.value);
  const entries: InputEntries = {
    offre,
    formule,
    partage: readChoice(params, "partage", ["oui", "non"], "non"),
    condition: readAnswer(params, "condition", product),
    carte: readAnswer(params, "carte", product),
    depot: readOptionalDecimal(params, "depot", AMOUNT),
    mois: readDecimal(params, "mois", {
      initial: "12",
      min: 0,
      max: 120,
      decimals: 0,
      unit: "mois",
    }),
    taux: readOptionalDecimal(params, "taux", { ...RATE, max: 20 }),
    achats: readOptionalDecimal(params, "achats", AMOUNT),
    part: readDecimal(params, "part", { ...RATE, initial: "0", max: 100 }),
    autres: readDecimal(params, "autres", { ...AMOUNT, initial: "0" }),
  };
  return { entries, values: valuesOf<Inputs>(entries), offer, product };
}

/** A product of another offer is what was chosen before the offer changed: the offer's first one is taken. */
function readProduct(
  params: URLSearchParams,
  offer: GainOffer | undefined,
  offers: readonly GainOffer[],
): Entry<string> {
  const known = ["", ...offers.flatMap(({ products }) => products.map(({ id }) => id))];
  const asked = readChoice(params, "formule", known, "");
  if (asked.error !== undefined) return asked;
  const own = offer?.products.map(({ id }) => id) ?? [];
  const value = own.find((id) => id === asked.value) ?? own[0] ?? "";
  return { text: value, value };
}

/** An answer to what is not asked counts for nothing: the visitor could not see it, nor change it. */
function readAnswer(
  params: URLSearchParams,
  name: Question,
  product: ToolProduct | undefined,
): Entry<"oui" | "non"> {
  const answers = isAsked(name, product) ? params : new URLSearchParams();
  return readChoice(answers, name, ["oui", "non"], "oui");
}

/** What the questions are called, in the form and in the list of faults. */
export const LABELS: Record<keyof Inputs, string> = {
  offre: "Offre de parrainage",
  formule: "Formule",
  partage: "Votre parrain partage-t-il sa prime ?",
  condition: "Remplissez-vous la condition sur le prix ?",
  carte: "Prenez-vous la carte payante ?",
  depot: "Argent à laisser sur le compte",
  mois: "Durée pendant laquelle il y reste",
  taux: "Taux de votre épargne",
  achats: "Achats demandés",
  part: "Part de ces achats faite seulement pour la prime",
  autres: "Vos autres frais",
};

export const YES_OR_NO_OPTIONS = { oui: "Oui", non: "Non" } as const;
