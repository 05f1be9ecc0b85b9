/**
 * What products and platforms are compared on, in the order a reader asks. Free of Node.
 *
 * A criterion shows one fact and, where that fact is a sentence, ranks by a numeric companion
 * that the catalogue keeps only when the sentence leaves no doubt.
 */
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

/** What changes for two holders of one account. */
const JOINT: readonly Criterion[] = [
  { fact: "jointAccount", label: "Compte joint", direction: "none" },
  { fact: "jointIncomeMinimum", label: "Revenus demandés, à deux", direction: "less" },
  { fact: "jointExtraFee", label: "Supplément par mois, à deux", direction: "none" },
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

const CASHBACK: readonly Criterion[] = [
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

const PLATFORM: readonly Criterion[] = [
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

type Compared = {
  criteria: readonly Criterion[];
  /** What one of them is called: « un compte ou une carte ». */
  one: string;
  /** The heading they are listed under; null where each firm has a list of its products. */
  group: string | null;
};

/** What compares only with its like: an account with an account, a platform with a platform. */
export const COMPARED = {
  banque: {
    criteria: [...PRICE, ...JOINT, ...CARD, ...SAFETY],
    one: "un compte ou une carte",
    group: null,
  },
  cashback: {
    criteria: CASHBACK,
    one: "un service de cashback",
    group: "Services de cashback",
  },
  plateforme: {
    criteria: PLATFORM,
    one: "une plateforme d’investissement",
    group: "Plateformes crypto et prêts participatifs",
  },
} as const satisfies Record<string, Compared>;

/** A name of `COMPARED`, as `::comparateur{genres}` spells it. */
export type ComparedKind = keyof typeof COMPARED;

/** The criterion showing this fact, of any kind; undefined when none has it. */
export function findCriterion(fact: string): Criterion | undefined {
  return Object.values(COMPARED)
    .flatMap(({ criteria }): readonly Criterion[] => criteria)
    .find((criterion) => criterion.fact === fact);
}
