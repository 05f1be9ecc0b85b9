// The use that a yearly cost is worked out for, as the address says it.
import { type Entry, readChoice, readDecimal, valuesOf } from "../../ui/form/entry.ts";

/** Amounts in euros, shares in percent, counts, all as decimal text. */
export type Use = {
  /** Net income per month. */
  revenus: string;
  /** Whether that income arrives on the account. */
  domiciliation: "oui" | "non";
  /** Whether the card pays for something every month. */
  usage: "oui" | "non";
  /** Payments in another currency than the euro, per year. */
  devises: string;
  /** The share of them made on Saturdays and Sundays. */
  weekend: string;
  /** Months of the year in which other currencies are used. */
  mois: string;
  /** Withdrawals in the euro zone, per month, and what one comes to on average. */
  retraits: string;
  montant: string;
  /** Withdrawals in another currency, per year, and what one comes to on average. */
  "retraits-devises": string;
  "montant-devises": string;
  metal: "oui" | "non";
  /** Whether the account is held by two; the income is then that of both. */
  joint: "oui" | "non";
};

export type UseEntries = { [Name in keyof Use]: Entry<Use[Name]> };

const YES_NO = ["oui", "non"] as const;
const AMOUNT = { min: 0, decimals: 2, unit: "€" } as const;
const WITHDRAWAL = { initial: "100", min: 1, max: 5_000, decimals: 2, unit: "€" } as const;

/** Reads every answer; `use` is there only where all of them are sound. */
export function readUse(params: URLSearchParams): { entries: UseEntries; use: Use | undefined } {
  const entries: UseEntries = {
    revenus: readDecimal(params, "revenus", { ...AMOUNT, initial: "2 000", max: 100_000 }),
    domiciliation: readChoice(params, "domiciliation", YES_NO, "oui"),
    usage: readChoice(params, "usage", YES_NO, "oui"),
    devises: readDecimal(params, "devises", { ...AMOUNT, initial: "600", max: 1_000_000 }),
    weekend: readDecimal(params, "weekend", {
      initial: "30",
      min: 0,
      max: 100,
      decimals: 0,
      unit: "%",
    }),
    mois: readDecimal(params, "mois", {
      initial: "2",
      min: 1,
      max: 12,
      decimals: 0,
      unit: "mois",
    }),
    retraits: readDecimal(params, "retraits", {
      initial: "2",
      min: 0,
      max: 60,
      decimals: 0,
      unit: "par mois",
    }),
    montant: readDecimal(params, "montant", { ...WITHDRAWAL, initial: "50" }),
    "retraits-devises": readDecimal(params, "retraits-devises", {
      initial: "2",
      min: 0,
      max: 365,
      decimals: 0,
      unit: "par an",
    }),
    "montant-devises": readDecimal(params, "montant-devises", WITHDRAWAL),
    metal: readChoice(params, "metal", YES_NO, "non"),
    joint: readChoice(params, "joint", YES_NO, "non"),
  };
  return { entries, use: valuesOf<Use>(entries) };
}

/** What the questions are called, in the form and in the list of faults. */
export const LABELS: Record<keyof Use, string> = {
  revenus: "Revenus nets par mois",
  domiciliation: "Ces revenus arriveront sur le compte",
  usage: "Au moins un paiement par carte chaque mois",
  devises: "Paiements en devises, par an",
  weekend: "Part de ces paiements faite le week-end",
  mois: "Temps passé avec des devises",
  retraits: "Retraits en zone euro",
  montant: "Montant moyen d’un retrait en zone euro",
  "retraits-devises": "Retraits en devises",
  "montant-devises": "Montant moyen d’un retrait en devises",
  metal: "Seulement les cartes en métal",
  joint: "Compte joint, à deux titulaires",
};

export const YES_NO_OPTIONS = { oui: "Oui", non: "Non" } as const;
