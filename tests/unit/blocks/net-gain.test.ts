// The formula of the net gain: worked cases, and what holds for every account.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Basis,
  type Bonuses,
  COST_NAMES,
  costsOver,
  netsOf,
  totalOf,
} from "../../../app/blocks/net-gain/net-gain.ts";
import { deriveGlobalValues } from "../../../app/primes/document.ts";
import { gainsOf } from "../../../app/primes/values.ts";

/** Nothing to pay, nothing to leave, nothing to buy. */
const FREE: Basis = {
  monthlyFee: "0",
  cardFee: "0",
  deposit: "0",
  idleMonths: "12",
  savingsRate: "1.7",
  spend: "0",
  unwantedShare: "0",
  extra: "0",
};

/** Sponsor 80, referee 50, of which the sponsor gives back 30: the referee ends with 80. */
const BONUSES: Bonuses = { filleul: 80, parrain: 80, partage: 30, aDeux: 130 };

test.each<[string, Partial<Basis>, number, string]>([
  ["a free account keeps the whole bonus", {}, 12, "80.00"],
  ["9 € a month for a year take 108 €", { monthlyFee: "9" }, 12, "-28.00"],
  ["9 € a month for three years take 324 €", { monthlyFee: "9" }, 36, "-244.00"],
  ["a card is paid once", { cardFee: "10" }, 36, "70.00"],
  ["300 € idle for a year at 1.7 % cost 5.10 €", { deposit: "300" }, 12, "74.90"],
  ["money lies idle no longer than the period", { deposit: "300", idleMonths: "120" }, 36, "64.70"],
  [
    "half of 25 € bought for nothing costs 12.50 €",
    { spend: "25", unwantedShare: "50" },
    12,
    "67.50",
  ],
  ["own costs are taken off", { extra: "1.99" }, 12, "78.01"],
  ["half a cent counts for a cent", { deposit: "1", savingsRate: "0.5" }, 12, "79.99"],
  [
    "what is not known is not counted",
    { monthlyFee: null, deposit: null, spend: null },
    12,
    "80.00",
  ],
])("%s", (_name, change, months, left) => {
  const nets = netsOf(BONUSES, costsOver(months, { ...FREE, ...change }));
  expect(nets.filleul?.toFixed(2)).toBe(left);
});

test("what is not known stays unknown in its line, and is never zero", () => {
  const costs = costsOver(12, { ...FREE, monthlyFee: null, cardFee: null });
  expect(costs.abonnement).toBeNull();
  expect(costs.carte).toBeNull();
  expect(costs.depot?.toFixed(2)).toBe("0.00");
});

test("the sponsor keeps the bonus less the part given back; the total of both does not change", () => {
  const costs = costsOver(12, { ...FREE, monthlyFee: "3" });
  const nets = netsOf(BONUSES, costs);
  expect([nets.filleul, nets.parrain, nets.aDeux].map((net) => net?.toFixed(2))).toEqual([
    "44.00",
    "50.00",
    "94.00",
  ]);
});

test("a missing bonus leaves its own net open, and the others stand", () => {
  const costs = costsOver(12, FREE);
  const nets = netsOf({ ...BONUSES, filleul: undefined }, costs);
  expect(nets.filleul).toBeUndefined();
  expect(nets.parrain?.toFixed(2)).toBe("50.00");
  expect(netsOf(gainsOf(undefined, "N26"), costs)).toEqual({});
});

const cents = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((value) => (value / 100).toFixed(2));
const unknown = (max: number) => fc.option(cents(max));
const anyBasis: fc.Arbitrary<Basis> = fc.record({
  monthlyFee: unknown(200),
  cardFee: unknown(100),
  deposit: unknown(1_000_000),
  idleMonths: fc.integer({ min: 0, max: 120 }).map(String),
  savingsRate: cents(20),
  spend: unknown(1_000_000),
  unwantedShare: cents(100),
  extra: cents(1_000_000),
});
const euros = fc.integer({ min: 0, max: 50_000 }).map((value) => value / 100);

test("for every account the lines add up to the net, to the cent, and no cost is negative", () => {
  fc.assert(
    fc.property(anyBasis, euros, (basis, filleul) => {
      const costs = costsOver(12, basis);
      const lines = COST_NAMES.flatMap((name) => costs[name] ?? []);
      for (const line of lines) {
        expect(line.eq(line.round(2))).toBe(true);
        expect(line.gte(0)).toBe(true);
      }
      const net = netsOf({ ...BONUSES, filleul }, costs).filleul;
      expect(lines.reduce((sum, line) => sum.plus(line), net ?? totalOf(costs)).toNumber()).toBe(
        filleul,
      );
    }),
  );
});

test("three years never cost less than one", () => {
  fc.assert(
    fc.property(anyBasis, (basis) => {
      expect(totalOf(costsOver(36, basis)).gte(totalOf(costsOver(12, basis)))).toBe(true);
    }),
  );
});

test("for every offer with its three bonuses, the nets of sponsor and referee make the net of both", () => {
  fc.assert(
    fc.property(anyBasis, euros, euros, euros, (basis, parrain, filleul, partage) => {
      const values = deriveGlobalValues({
        PRIME_PARRAIN_N26: parrain,
        PRIME_FILLEUL_N26: filleul,
        PRIME_PARTAGE_N26: partage,
      });
      const nets = netsOf(gainsOf(values, "N26"), costsOver(12, basis));
      expect(nets.filleul?.plus(nets.parrain ?? 0).toFixed(2)).toBe(nets.aDeux?.toFixed(2));
    }),
  );
});
