// The formula of the net gain: worked cases, and what holds for every account.
import fc from "fast-check";
import { expect, test } from "vitest";
import { deriveGlobalValues } from "../../../app/amounts/document.server.ts";
import { gainsOf } from "../../../app/amounts/gains.ts";
import {
  type Basis,
  type Bonuses,
  bonusesOf,
  COST_NAMES,
  costsOver,
  netsOf,
  totalOf,
} from "../../../app/blocks/net-gain/net-gain.ts";
import { stepsOf } from "../../../app/blocks/net-gain/steps.ts";

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
const BONUSES: Bonuses = { filleul: 80, owed: 50, parrain: 80, partage: 30, aDeux: 130 };

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

test("a missing bonus leaves its own net open, and the others stand", () => {
  const costs = costsOver(12, FREE);
  const nets = netsOf({ ...BONUSES, filleul: undefined }, costs);
  expect(nets.filleul).toBeUndefined();
  expect(nets.parrain?.toFixed(2)).toBe("50.00");
  expect(netsOf(bonusesOf(gainsOf(undefined, "N26"), true), costs)).toEqual({});
});

test("without the sponsor's promise the referee has what is owed, and the sponsor keeps it all", () => {
  const gains = gainsOf(
    deriveGlobalValues({ PRIME_PARRAIN_N26: 80, PRIME_FILLEUL_N26: 50, PRIME_PARTAGE_N26: 30 }),
    "N26",
  );
  expect(bonusesOf(gains, true)).toEqual(BONUSES);
  expect(bonusesOf(gains, false)).toEqual({ ...BONUSES, filleul: 50, partage: undefined });
  expect(netsOf(bonusesOf(gains, false), costsOver(12, FREE)).parrain?.toFixed(2)).toBe("80.00");
});

test("where all a referee gets is promised, nothing is owed", () => {
  const gains = gainsOf(deriveGlobalValues({ PRIME_PARTAGE_WISE: 25 }), "WISE");
  expect(bonusesOf(gains, true)).toMatchObject({ filleul: 25, owed: 0 });
  expect(bonusesOf(gains, false)).toMatchObject({ filleul: 0, owed: 0 });
  expect(bonusesOf(gainsOf(undefined, "WISE"), false).filleul).toBeUndefined();
});

test("the steps lead from what is owed over what is promised, cost by cost, to what is left", () => {
  const steps = stepsOf(
    BONUSES,
    costsOver(12, { ...FREE, monthlyFee: "9", spend: null, deposit: "300" }),
  );
  expect(steps?.map(({ label, move }) => [label, move?.from, move?.to])).toEqual([
    ["Dû par l’établissement", 0, 50],
    ["Promis par le parrain", 50, 80],
    ["Abonnement", 80, -28],
    ["Carte", -28, -28],
    ["Argent immobilisé", -28, -33.1],
    ["Achats faits pour la prime", undefined, undefined],
    ["Vos autres frais", -33.1, -33.1],
    ["Impôt", undefined, undefined],
    ["Ce qui reste", 0, -33.1],
  ]);
  expect(stepsOf({ ...BONUSES, filleul: undefined }, costsOver(12, FREE))).toBeUndefined();
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

test("for every account the steps end at the net, each where the one before it ended", () => {
  fc.assert(
    fc.property(anyBasis, euros, euros, (basis, owed, partage) => {
      const filleul = Math.round((owed + partage) * 100) / 100;
      const bonuses = { ...BONUSES, filleul, owed, partage };
      const costs = costsOver(36, basis);
      const moves = stepsOf(bonuses, costs)?.flatMap(({ move }) => move ?? []) ?? [];
      const left = moves.pop();
      expect(left?.to).toBe(netsOf(bonuses, costs).filleul?.toNumber());
      expect(left?.to).toBe(moves.at(-1)?.to);
      for (const [index, { from }] of moves.entries()) {
        expect(from).toBe(index === 0 ? 0 : moves[index - 1]?.to);
      }
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
    fc.property(
      anyBasis,
      fc.boolean(),
      euros,
      euros,
      euros,
      (basis, isShared, parrain, ...rest) => {
        const [filleul, partage] = rest;
        const values = deriveGlobalValues({
          PRIME_PARRAIN_N26: parrain,
          PRIME_FILLEUL_N26: filleul,
          PRIME_PARTAGE_N26: partage,
        });
        const nets = netsOf(bonusesOf(gainsOf(values, "N26"), isShared), costsOver(12, basis));
        expect(nets.filleul?.plus(nets.parrain ?? 0).toFixed(2)).toBe(nets.aDeux?.toFixed(2));
      },
    ),
  );
});
