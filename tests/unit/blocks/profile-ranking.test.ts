// Which cards are listed where for one use, and what is said of answers that are not sound.
import fc from "fast-check";
import { expect, test } from "vitest";
import { profil } from "../../../app/blocks/profile/block.ts";
import { readUse } from "../../../app/blocks/profile/inputs.ts";
import { lowestOf, rankCards } from "../../../app/blocks/profile/ranking.ts";
import { summarise } from "../../../app/blocks/profile/sentence.ts";
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
      const { confirmed, unconfirmed, incomplete, outOfReach } = rankCards(PROPS, {
        ...use,
        metal: "non",
      });
      const all = [...confirmed, ...unconfirmed, ...incomplete, ...outOfReach];

      expect(new Set(all.map(({ id }) => id)).size).toBe(PROPS.products.length);
      expect(all.length).toBe(PROPS.products.length);
      for (const list of [confirmed, unconfirmed]) {
        const costs = list.map(({ cost }) => Number(cost.known));
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }
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
  const use = { ...NOTHING, revenus: "3299.99", personnes: "2" } as const;
  const { confirmed, incomplete, outOfReach } = rankCards(SAMPLE, use);

  expect(idsOf(outOfReach)).toEqual(["fortuneo.gold", "revolut.standard"]);
  expect(idsOf(rankCards(SAMPLE, { ...use, revenus: "3300" }).confirmed)).toContain(
    "fortuneo.gold",
  );
  expect(idsOf(confirmed)).toEqual(["hello-bank.prime"]);
  // Not known to be possible.
  expect(idsOf(incomplete)).toEqual(["n26.metal", "n26.standard", "revolut.ultra"]);
});

test("for two, a card costs what its joint account adds", () => {
  const use = { ...NOTHING, revenus: "3000", personnes: "2" } as const;
  const [prime] = rankCards(SAMPLE, use).confirmed;
  expect(prime?.cost.known.toFixed(2)).toBe("108.00");
});

test("a cost that rests on a contested or unsourced figure is told apart, never among the confirmed ones", () => {
  const { confirmed, unconfirmed } = rankCards(
    propsOf({ told: price(2, { tarifs: "La phrase qui le dit." }), guessed: price(2, {}) }),
    NOTHING,
  );
  expect(idsOf(confirmed)).toEqual(["n26.told"]);
  expect(idsOf(unconfirmed)).toEqual(["n26.guessed"]);
  expect(unconfirmed[0]?.doubts).toEqual([{ label: "Abonnement", degree: "unsourced" }]);
});

test("a rule in doubt that the use never needs casts no doubt on the cost", () => {
  const facts = {
    ...price(2, { tarifs: "La phrase qui le dit." }),
    withdrawalForeign: { value: "2 %", asOf: null, sources: {} },
    withdrawalForeignRate: { value: 2, unit: "%", asOf: null, sources: {} },
  } satisfies SampleFacts;
  const idsFor = (count: string) =>
    idsOf(rankCards(propsOf({ told: facts }), { ...NOTHING, "retraits-devises": count }).confirmed);

  expect(idsFor("0")).toEqual(["n26.told"]);
  expect(idsFor("1")).toEqual([]);
});

test("cards that tie are said to, by name, and a higher one is not among them", () => {
  const ranking = rankCards(
    propsOf({
      b: price(2, { tarifs: "La phrase qui le dit." }),
      a: price(2, { tarifs: "La phrase qui le dit." }),
      dear: price(3, { tarifs: "La phrase qui le dit." }),
    }),
    NOTHING,
  );
  expect(idsOf(lowestOf(ranking.confirmed))).toEqual(["n26.a", "n26.b"]);
  expect(plain(summarise(ranking, undefined)[0])).toBe(
    "Coût confirmé le plus bas : 24 € la première année ; 2 cartes à égalité (n26 a et n26 b).",
  );
  expect(lowestOf([])).toEqual([]);
});

test("where no cost is confirmed, the sentence says so and tells those to be confirmed", () => {
  const [first, second] = summarise(rankCards(propsOf({ a: price(2, {}) }), NOTHING), undefined);
  expect(first).toContain("Aucune carte");
  expect(plain(second)).toBe("Coût à confirmer le plus bas : 24 € la première année ; n26 a.");
});

test("who wants a metal card sees those of metal, and not one that only shines", () => {
  const { confirmed, incomplete, outOfReach } = rankCards(SAMPLE, { ...NOTHING, metal: "oui" });
  expect(idsOf([...confirmed, ...incomplete, ...outOfReach])).toEqual(["n26.metal"]);
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
  ["mois-devises=13", "mois-devises", "au plus"],
  ["devises=99999999", "devises", "au plus"],
  ["montant=", "montant", "Indiquez un nombre"],
  ["personnes=trois", "personnes", "Choisissez"],
  ["metal=oui&metal=non", "metal", "plusieurs fois"],
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

/** A free-standing price per month, in euros, confirmed by its sources or by nobody. */
function price(euros: number, sources: Record<string, string>): SampleFacts {
  const asOf = Object.keys(sources).length > 0 ? "2026-08" : null;
  return {
    monthlyFee: { value: euros, unit: "EUR/mois", asOf, sources },
    cardFee: [0, "EUR"],
    cardType: "débit",
  };
}

/** Props for cards of N26 that are called like their keys. */
function propsOf(cards: Record<string, SampleFacts>) {
  const products = Object.fromEntries(
    Object.entries(cards).map(([name, facts]) => [name, { name, carte: CARD, facts }]),
  );
  const catalogue = sampleCatalogue({ partners: [samplePartner("n26", { products })] });
  return profil.compile({ label: "", attributes: {} }, siteContext(catalogue));
}

/** With ordinary spaces. */
function plain(text: string | undefined): string | undefined {
  return text?.replace(/\s/g, " ");
}

function idsOf(cards: readonly { id: string }[]): string[] {
  return cards.map(({ id }) => id);
}
