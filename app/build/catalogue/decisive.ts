// The few facts that decide for each kind of firm, and for a referral programme: a page opens with them. Free of Node.
import { type ComparedRow, compare, findFact, type Subject } from "../../catalogue/compare.ts";
import type { ComparedKind } from "../../catalogue/kinds.ts";
import { type FactName, labelFact } from "./facts/table.ts";

type Decisive = {
  fact: FactName;
  /** Shown instead where nobody publishes `fact`: that a payment is asked, where its amount is not known. */
  or?: FactName;
  /** How nothing is told of what is asked: « 0 € par mois » is no income. */
  zero?: string;
  /** What the line is called, where the fact's own name is too long, or tells too little. */
  label?: string;
  /** Shown where nobody publishes it too: not knowing it is a reason to wait. */
  unknownCounts?: true;
};

/**
 * What decides, the weightiest first: where a firm says nothing of one, the next takes its place. A price's condition
 * tells what is paid where it is not met, so that no line of its own repeats it.
 */
const DECISIVE: Record<ComparedKind | "parrainage", readonly Decisive[]> = {
  banque: [
    { fact: "monthlyFee", unknownCounts: true },
    { fact: "feeCondition", label: "À quelle condition, sinon combien" },
    { fact: "incomeMinimum", or: "incomeCondition", label: "Revenus demandés", zero: "aucun" },
    { fact: "paymentForeignRate", or: "paymentFeeForeign", label: "Paiement en devises" },
    { fact: "withdrawalForeign" },
    { fact: "insurance.medical", or: "insurance", label: "Assurance, soins à l’étranger" },
    { fact: "jointIncomeMinimum", zero: "aucun" },
    { fact: "withdrawalEurozone" },
    { fact: "cardFee" },
    { fact: "jointAccount" },
  ],
  cashback: [
    { fact: "minimumPayout", unknownCounts: true },
    { fact: "validationDelay", unknownCounts: true },
    { fact: "payoutMethods" },
    { fact: "linkedCardCashback" },
    { fact: "browserExtension" },
    { fact: "mobileApp" },
    { fact: "merchantsCount" },
  ],
  plateforme: [
    { fact: "authorisation", unknownCounts: true },
    { fact: "investorProtection" },
    { fact: "minimumInvestment" },
    { fact: "announcedYield" },
    { fact: "buybackGuarantee" },
    { fact: "fees" },
    { fact: "mobileApp" },
  ],
  parrainage: [
    { fact: "minimumDeposit", or: "depositAsked", label: "Versement demandé", unknownCounts: true },
    { fact: "minimumSpend", label: "Achat demandé" },
    { fact: "salaryAsked" },
    { fact: "payoutDelay", label: "Prime payée", unknownCounts: true },
    { fact: "keepAccount", label: "Compte à garder", unknownCounts: true },
    { fact: "campaignEnd", or: "programStatus", label: "Programme, jusqu’à quand" },
    { fact: "whoCanBeReferred" },
  ],
};

const DECISIVE_NAMES: readonly string[] = Object.values(DECISIVE).flatMap((facts) =>
  facts.flatMap(({ fact, or }) => (or ? [fact, or] : [fact])),
);

/** Whether a page may open with a fact: `n26.metal.monthlyFee` is one that decides. */
export function isDecisive(id: string): boolean {
  return DECISIVE_NAMES.some((name) => id.endsWith(`.${name}`));
}

/**
 * The lines that decide, in the order of their weight, one cell per subject; none of them is called the best, since they
 * are few and read one by one.
 */
export function listDecisive(
  subjects: readonly Subject[],
  kind: keyof typeof DECISIVE,
): ComparedRow[] {
  return DECISIVE[kind].flatMap((decisive) => {
    const { fact, label = labelFact(fact), unknownCounts } = decisive;
    const shown = subjects.map((subject) => describeOf(subject, decisive));
    const rows = compare(shown, [{ fact, label, direction: "none" }]);
    if (rows.length > 0 || !unknownCounts) return rows;
    return [{ criterion: fact, label, cells: subjects.map(() => null) }];
  });
}

/** The subject with what stands in for a fact that nobody publishes, or that is zero. */
function describeOf(subject: Subject, { fact, or, zero }: Decisive): Subject {
  const own = findFact(subject, fact);
  const none = own?.value === 0 && zero ? { ...own, value: zero, unit: null } : undefined;
  const other = own?.value == null && or !== undefined ? findFact(subject, or) : none;
  return other ? { tables: [{ [fact]: other }, ...subject.tables] } : subject;
}
