// The yearly cost of a card: worked examples, and what must hold whatever the answers.
import fc from "fast-check";
import { expect, test } from "vitest";
import { yearlyCost } from "../../../app/blocks/profile/cost.ts";
import type { CostFact, CostFacts } from "../../../app/blocks/profile/cost-facts.ts";
import type { Fact } from "../../../app/catalogue/fact.ts";
import { readToolFacts } from "../../../app/catalogue/tool-facts.ts";
import type { UnitName } from "../../../app/catalogue/units.ts";
import { rows } from "../../rows.ts";
import { anyUse, NOTHING } from "./profile-use.ts";
import { profileProps } from "./tool-props.ts";

const { products, sources } = profileProps();
const CARDS = products.map(({ id, facts }): CostFacts => readToolFacts(id, facts, sources));

const UNITS: Partial<Record<CostFact, UnitName>> = {
  monthlyFee: "EUR/mois",
  feeWithoutCondition: "EUR/mois",
  freeExchangeAmount: "EUR/mois",
  freePaymentsForeignAmount: "EUR/an",
};

/** Facts as a table tells them: « monthlyFee 4.9, feeWithoutCondition 50 EUR/trimestre ». */
function makeFacts(text: string): CostFacts {
  const facts = readPairs(text).map(([name = "", value = "", unit]): [string, Fact] => [
    name,
    {
      id: name,
      asOf: "2026-08",
      sources: [],
      degree: "confirmed",
      value: value === "illimité" ? value : Number(value),
      unit: (unit as UnitName) ?? UNITS[name as CostFact] ?? null,
    },
  ]);
  return Object.fromEntries(facts);
}

function readPairs(text: string): string[][] {
  return text ? text.split(", ").map((pair) => pair.split(" ")) : [];
}

/** Abroad: four withdrawals of 100 €. */
test.each(
  rows(`
    twelve months of the fee | monthlyFee 4.9 | | 58.80
    the price of the card, once | cardFee 10 | | 10.00
    a condition of use that is met | feeWithoutCondition 9, feeConditionPayments 1 | paiements 1 | 0.00
    a condition of use that is missed | feeWithoutCondition 9, feeConditionPayments 1 | paiements 0 | 108.00
    a condition of income that is met | feeWithoutCondition 50 EUR/trimestre, feeConditionDeposit 4000 | revenus 4000, domiciliation oui | 0.00
    income that goes elsewhere: four quarters | feeWithoutCondition 50 EUR/trimestre, feeConditionDeposit 4000 | revenus 9000, domiciliation non | 200.00
    a condition that nobody gives as a figure | feeWithoutCondition 9 | paiements 1 | incomplet
    a commission on payments | paymentForeignRate 0.5 | devises 1000 | 5.00
    payments whose commission is unknown | | devises 1000 | incomplet
    payments within the monthly allowance, spread over two months | freeExchangeAmount 1000, paymentForeignRateBeyond 1 | devises 2000, mois-devises 2 | 0.00
    the same payments in one month | freeExchangeAmount 1000, paymentForeignRateBeyond 1 | devises 2000, mois-devises 1 | 10.00
    payments at the weekend, counted in the allowance too | freeExchangeAmount 1000, paymentForeignRateBeyond 1, weekendRate 1 | devises 2000, weekend 50 | 20.00
    an unlimited allowance in the week, a charge at the weekend | freeExchangeAmount illimité, weekendRate 1 | devises 1000, weekend 30 | 3.00
    an allowance per year that is not free itself | freePaymentsForeignAmount 1000, paymentForeignRateWithin 0.5, paymentForeignRateBeyond 3 | devises 1500, mois-devises 12 | 20.00
    two withdrawals a month beyond five free ones | freeWithdrawalsEurozone 5, withdrawalEurozoneFee 2 | retraits 7 | 48.00
    a number of free withdrawals that is unknown | withdrawalEurozoneFee 2 | retraits 1 | incomplet
    unlimited withdrawals | freeWithdrawalsEurozone illimité | retraits 60 | 0.00
    withdrawals each of which costs nothing | withdrawalEurozoneFee 0 | retraits 60 | 0.00
    withdrawals beyond a free amount: 100 € a month at 2 % | freeWithdrawalsAmount 200, withdrawalEurozoneRate 2 | retraits 3, montant 100 | 24.00
    a commission that has a minimum | freeWithdrawalsAmount 200, withdrawalEurozoneRate 2, withdrawalRateMinimum 1 | retraits 3, montant 70 | 12.00
    five withdrawals or 200 €, whichever comes first | freeWithdrawalsEurozone 5, freeWithdrawalsAmount 200, withdrawalEurozoneRate 2 | retraits 6, montant 20 | 4.80
    a price per withdrawal beyond two, a commission beyond 200 € | freeWithdrawalsEurozone 2, freeWithdrawalsAmount 200, withdrawalEurozoneFee 0.5, withdrawalEurozoneRate 1.75 | retraits 3, montant 100 | 27.00
    small withdrawals only cost something | smallWithdrawalFee 1, freeWithdrawalFrom 100 | retraits 2, montant 50, abroad | 24.00
    a commission abroad | withdrawalForeignRate 1.7 | abroad | 6.80
    a price and a commission abroad | withdrawalForeignFee 1.2, withdrawalForeignRate 1.5 | abroad | 10.80
    one free withdrawal abroad per month, two months | freeWithdrawalsForeign 1, withdrawalForeignRate 1.69 | abroad, mois-devises 2 | 3.38
    a withdrawal abroad whose price is unknown | | abroad | incomplet
    an allowance shared with the euro zone, half used up there | freeWithdrawalsAmount 200, withdrawalEurozoneRate 2, withdrawalForeignRate 2 | retraits 1, montant 100, abroad | 6.00
  `),
)("the cost counts %s", (_what, facts = "", told = "", expected = "") => {
  const use = Object.fromEntries(
    readPairs(told.replace("abroad", "retraits-devises 4, montant-devises 100")),
  );
  const known = makeFacts(`monthlyFee 0${facts && `, ${facts}`}`);
  const cost = yearlyCost(known, { ...NOTHING, ...use });
  expect(cost.isComplete ? cost.known.toFixed(2) : "incomplet").toBe(expected);
});

test("what is not known never lowers the sum, and is named in its line", () => {
  const { lines, known, isComplete } = yearlyCost(makeFacts("monthlyFee 5"), {
    ...NOTHING,
    devises: "100",
  });

  expect(isComplete).toBe(false);
  expect(known.toFixed(2)).toBe("60.00");
  expect(lines.find(({ label }) => label === "Paiements en devises")?.working).toBe(
    "commission non connue en chiffres",
  );
});

test.each(["devises", "retraits", "retraits-devises", "montant", "montant-devises"] as const)(
  "more of « %s » never costs less, nor makes an unknown cost known",
  (field) => {
    fc.assert(
      fc.property(anyUse, fc.integer({ min: 1, max: 50 }), (use, more) => {
        const moreUse = { ...use, [field]: String(Number(use[field]) + more) };
        for (const facts of CARDS) {
          // A bank that charges small withdrawals only makes a larger one cheaper: that is its rule.
          if (facts.smallWithdrawalFee && field.startsWith("montant")) continue;
          const [before, after] = [yearlyCost(facts, use), yearlyCost(facts, moreUse)];
          if (!before.isComplete) expect(after.isComplete).toBe(false);
          if (after.isComplete) expect(after.known.gte(before.known)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  },
);

test("a condition on the price that costs something when it is missed is known as a figure", () => {
  for (const facts of CARDS.filter(({ feeWithoutCondition }) => feeWithoutCondition)) {
    const { lines } = yearlyCost(facts, { ...NOTHING, paiements: "0" });
    expect(lines[0]?.euros?.gt(0), facts.monthlyFee?.id).toBe(true);
  }
});
