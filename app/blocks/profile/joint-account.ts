// What a second holder changes: whether the account may be joint at all, from what income, at what price.
import Big from "big.js";
import { writeFact } from "../../catalogue/write-fact.ts";
import type { CitedSources, Sourced } from "../../ui/sourced.ts";
import {
  type CostFact,
  type CostFacts,
  type CostLine,
  formatMoney,
  numberOf,
  perYear,
} from "./cost-facts.ts";
import { incomeOf, type Use } from "./inputs.ts";

/** What the joint account adds to the price for one holder; no line for somebody alone. */
export function jointSupplement(facts: CostFacts, use: Use): CostLine[] {
  if (use.personnes === "1") return [];
  const line = { label: "Compte joint", rules: ["jointAccount"] as CostFact[] };
  if (!facts.jointAccount) {
    return [
      { ...line, euros: undefined, working: "possible ou non, nos sources ne le disent pas" },
    ];
  }
  if (facts.jointAccount.value === false) {
    return [{ ...line, euros: new Big(0), working: "pas de compte joint" }];
  }
  const monthly = numberOf(facts, "jointExtraFee");
  const working = monthly ? `12 × ${formatMoney(monthly)}` : "prix à deux non vérifié";
  return [{ ...line, euros: perYear(facts, "jointExtraFee"), working }];
}

/** The fact that says the price where its condition is missed: two holders may have their own. */
export function feeWhenMissed(facts: CostFacts, use: Use): CostFact {
  const isOwn = use.personnes === "2" && facts.jointFeeWithoutCondition;
  return isOwn ? "jointFeeWithoutCondition" : "feeWithoutCondition";
}

/** The income that the bank asks for, in words; undefined where no source says. The list of sources grows by its own. */
export function incomeRequirement(
  facts: CostFacts,
  use: Use,
  sources: CitedSources,
): Sourced | undefined {
  const forTwo = use.personnes === "2" ? facts.jointIncomeMinimum : undefined;
  if (!forTwo) return facts.incomeCondition && writeFact(facts.incomeCondition, sources);
  const asked = writeFact(forTwo, sources);
  return { ...asked, text: forTwo.value === 0 ? "aucune, à deux" : `${asked.text}, à deux` };
}

/** Only a figure, or a firm no, puts a card out of reach; a condition in words is shown, and left to the reader. */
export function isWithinReach(facts: CostFacts, use: Use): boolean {
  const alone = numberOf(facts, "incomeMinimum");
  const minimum = use.personnes === "2" ? (numberOf(facts, "jointIncomeMinimum") ?? alone) : alone;
  const isRefused = use.personnes === "2" && facts.jointAccount?.value === false;
  return !isRefused && (minimum?.lte(incomeOf(use)) ?? true);
}
