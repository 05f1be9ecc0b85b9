/**
 * What products and platforms are compared on, in the order a reader asks. Free of Node.
 *
 * A criterion shows one fact and, where that fact is a sentence, ranks by a numeric companion
 * that the catalogue keeps only when the sentence leaves no doubt.
 */
import type { PartnerKind } from "./schema.ts";

export type Direction = "less" | "more" | "none";

export type Criterion = {
  /** Name of the fact shown, looked for in the product, then in its partner. */
  fact: string;
  /** Row heading, in French. */
  label: string;
  /** Which end is better for the customer; "none" for what has no order. */
  direction: Direction;
  /** Name of the numeric fact that orders the row; the shown fact when absent. */
  rankBy?: string;
};

const PRICE: readonly Criterion[] = [
  { fact: "monthlyFee", label: "Prix par mois", direction: "less" },
  { fact: "yearlyFee", label: "Prix à l’année", direction: "none" },
  { fact: "feeCondition", label: "Condition sur le prix", direction: "none" },
  { fact: "feeWithoutCondition", label: "Prix si la condition manque", direction: "none" },
  // Not ranked: a card that is included is often told by no price at all, and would never win.
  { fact: "cardFee", label: "Prix de la carte", direction: "none" },
  {
    fact: "incomeCondition",
    label: "Revenus demandés",
    direction: "less",
    rankBy: "incomeMinimum",
  },
];

const CARD: readonly Criterion[] = [
  { fact: "cardType", label: "Carte", direction: "none" },
  { fact: "cardNetwork", label: "Réseau", direction: "none" },
  { fact: "debitType", label: "Débit", direction: "none" },
  { fact: "paymentFeeEurozone", label: "Paiement en zone euro", direction: "none" },
  {
    fact: "paymentFeeForeign",
    label: "Paiement en devises",
    direction: "less",
    rankBy: "paymentForeignRate",
  },
  {
    fact: "withdrawalEurozone",
    label: "Retrait en zone euro",
    direction: "more",
    rankBy: "freeWithdrawalsEurozone",
  },
  {
    fact: "withdrawalForeign",
    label: "Retrait en devises",
    direction: "less",
    rankBy: "withdrawalForeignRate",
  },
  { fact: "insurance", label: "Assurances", direction: "none" },
  { fact: "freeAllowances", label: "Inclus sans frais", direction: "none" },
];

const SAFETY: readonly Criterion[] = [
  { fact: "legalEntity", label: "Société", direction: "none" },
  { fact: "licence.type", label: "Agrément", direction: "none" },
  { fact: "depositGuarantee.scheme", label: "Garantie des dépôts", direction: "none" },
  { fact: "ibanCountry", label: "Pays de l’IBAN", direction: "none" },
];

export const BANK_CRITERIA: readonly Criterion[] = [...PRICE, ...CARD, ...SAFETY];

export const CASHBACK_CRITERIA: readonly Criterion[] = [
  { fact: "minimumPayout", label: "Seuil de retrait", direction: "less" },
  { fact: "payoutMethods", label: "Modes de paiement", direction: "none" },
  { fact: "validationDelay", label: "Délai de validation", direction: "none" },
  { fact: "merchantsCount", label: "Enseignes partenaires", direction: "none" },
  { fact: "browserExtension", label: "Extension de navigateur", direction: "more" },
  { fact: "mobileApp", label: "Application mobile", direction: "more" },
  { fact: "linkedCardCashback", label: "Cashback par carte reliée", direction: "more" },
  { fact: "founded", label: "Création", direction: "none" },
  { fact: "legalEntity", label: "Société", direction: "none" },
];

export const PLATFORM_CRITERIA: readonly Criterion[] = [
  { fact: "authorisation", label: "Agrément", direction: "more", rankBy: "authorised" },
  { fact: "regulation.status", label: "Statut", direction: "none" },
  { fact: "regulation.authority", label: "Autorité", direction: "none" },
  { fact: "risks", label: "Risques", direction: "none" },
  { fact: "minimumInvestment", label: "Investissement minimum", direction: "less" },
  { fact: "announcedYield", label: "Rendement annoncé", direction: "none" },
  { fact: "buybackGuarantee", label: "Engagement de rachat", direction: "none" },
  { fact: "fees", label: "Frais", direction: "none" },
  { fact: "mobileApp", label: "Application mobile", direction: "more" },
  { fact: "legalEntity", label: "Société", direction: "none" },
  { fact: "founded", label: "Création", direction: "none" },
];

/** The table that fits a kind of partner. */
export function criteriaFor(kind: PartnerKind): readonly Criterion[] {
  switch (kind) {
    case "cashback":
      return CASHBACK_CRITERIA;
    case "crypto-exchange":
    case "crypto-lending":
    case "p2p-lending":
    case "crowdlending":
      return PLATFORM_CRITERIA;
    default:
      return BANK_CRITERIA;
  }
}

/** The criterion showing this fact, from any table; undefined when no table has it. */
export function findCriterion(fact: string): Criterion | undefined {
  return [...BANK_CRITERIA, ...CASHBACK_CRITERIA, ...PLATFORM_CRITERIA].find(
    (criterion) => criterion.fact === fact,
  );
}
