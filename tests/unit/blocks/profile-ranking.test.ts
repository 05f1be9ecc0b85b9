// Which cards are listed where for one use, and what is said of answers that are not sound.
import fc from "fast-check";
import { expect, test } from "vitest";
import { profil } from "../../../app/blocks/profile/compile.ts";
import { readUse } from "../../../app/blocks/profile/inputs.ts";
import { rankCards } from "../../../app/blocks/profile/ranking.ts";
import { type SampleFacts, sampleCatalogue, samplePartner } from "../pages/sample-catalogue.ts";
import { anyUse, NOTHING } from "./profile-use.ts";
import { OFFERS_CATALOGUE } from "./sample-offers.ts";
import { siteContext } from "./site-context.ts";
import { profileProps } from "./tool-props.ts";

const PROPS = profileProps();

const CARD = { face: "#112233", ink: "#ffffff", material: "matte" } as const;

test("every card stands in one list, the costs from low to high, and each is the sum of its lines", () => {
  fc.assert(
    fc.property(anyUse, (use) => {
      const { complete, uncertain, incomplete, outOfReach } = rankCards(PROPS, {
        ...use,
        metal: "non",
      });
      const all = [...complete, ...uncertain, ...incomplete, ...outOfReach];

      expect(new Set(all.map(({ id }) => id)).size).toBe(PROPS.products.length);
      expect(all.length).toBe(PROPS.products.length);
      const costs = complete.map(({ cost }) => Number(cost.known));
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
      for (const { cost } of all) {
        const sum = cost.lines.reduce((cents, { euros }) => cents + Number(euros ?? 0) * 100, 0);
        expect(Math.round(sum)).toBe(Math.round(Number(cost.known) * 100));
        expect(cost.isComplete).toBe(cost.lines.every(({ euros }) => euros !== undefined));
      }
    }),
    { numRuns: 60 },
  );
});

const SAMPLE = profil.compile(
  { label: "", attributes: { sauf: "boursobank.welcome" } },
  siteContext(OFFERS_CATALOGUE),
);

test("a card that asks for more income is out of reach, and within it from that income on", () => {
  const listOf = (revenus: string) => idsOf(rankCards(SAMPLE, { ...NOTHING, revenus }).outOfReach);

  expect(listOf("2199.99")).toEqual(["fortuneo.gold"]);
  expect(listOf("2200")).toEqual([]);
});

test("for two, a card is ranked where its bank says at what price, and from the income of both", () => {
  const use = { ...NOTHING, revenus: "3299.99", joint: "oui" } as const;
  const { complete, incomplete, outOfReach } = rankCards(SAMPLE, use);

  expect(idsOf(outOfReach)).toEqual(["fortuneo.gold", "revolut.standard"]);
  expect(idsOf(rankCards(SAMPLE, { ...use, revenus: "3300" }).complete)).toContain("fortuneo.gold");
  expect(idsOf(complete)).toEqual(["hello-bank.prime"]);
  // Not known to be possible.
  expect(idsOf(incomplete)).toEqual(["n26.metal", "n26.standard", "revolut.ultra"]);
});

test("for two, a card costs what its joint account adds", () => {
  const use = { ...NOTHING, revenus: "3000", joint: "oui" } as const;
  const [prime] = rankCards(SAMPLE, use).complete;
  expect(prime?.cost.known.toFixed(2)).toBe("108.00");
});

test("a cost that rests on a contested or unsourced figure is told apart, never ranked", () => {
  const price = (doubt: "unknown" | "reported"): SampleFacts => ({
    monthlyFee: {
      ...{ value: 2, unit: "EUR/mois", asOf: doubt === "unknown" ? null : "2026-08" },
      sources: doubt === "unknown" ? [] : ["tarifs"],
    },
    cardFee: [0, "EUR"],
    cardType: "débit",
  });
  const catalogue = sampleCatalogue({
    partners: [
      samplePartner("n26", {
        products: {
          told: { name: "Sourcée", carte: CARD, facts: price("reported") },
          guessed: { name: "Devinée", carte: CARD, facts: price("unknown") },
        },
      }),
    ],
  });
  const props = profil.compile({ label: "", attributes: {} }, siteContext(catalogue));
  const { complete, uncertain } = rankCards(props, NOTHING);
  expect(idsOf(complete)).toEqual(["n26.told"]);
  expect(idsOf(uncertain)).toEqual(["n26.guessed"]);
});

test("who wants a metal card sees those of metal, and not one that only shines", () => {
  const { complete, incomplete, outOfReach } = rankCards(SAMPLE, { ...NOTHING, metal: "oui" });
  expect(idsOf([...complete, ...incomplete, ...outOfReach])).toEqual(["n26.metal"]);
});

test("cards that an author leaves out, or without a price per month with tax, are not ranked", () => {
  const ids = SAMPLE.products.map(({ id }) => id);
  expect(ids).not.toContain("boursobank.welcome");
  expect(ids).not.toContain("qonto.basic");
  expect(ids).not.toContain("sogexia.personnel");
  expect(ids).toContain("fortuneo.gold");
});

test.each([
  ["revenus=abc", "revenus", "Écrivez un nombre en chiffres"],
  ["retraits=-2", "retraits", "positif"],
  ["retraits=1,5", "retraits", "entier"],
  ["mois=13", "mois", "au plus"],
  ["devises=99999999", "devises", "au plus"],
  ["montant=", "montant", "Indiquez un nombre"],
  ["usage=peut-etre", "usage", "Choisissez"],
  ["usage=oui&usage=non", "usage", "plusieurs fois"],
] as const)(
  "%s is refused beside its field, and the other answers are kept",
  (query, name, text) => {
    const { entries, use } = readUse(new URLSearchParams(`${query}&weekend=10`));

    expect(use).toBeUndefined();
    expect(entries[name].error).toContain(text);
    expect(Object.values(entries).filter(({ error }) => error)).toHaveLength(1);
    expect(entries.weekend.value).toBe("10");
  },
);

test("an address without answers has sound ones to begin with", () => {
  expect(readUse(new URLSearchParams()).use?.revenus).toBe("2000");
});

function idsOf(cards: readonly { id: string }[]): string[] {
  return cards.map(({ id }) => id);
}
