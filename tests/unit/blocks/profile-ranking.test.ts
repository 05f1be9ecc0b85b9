// Which cards are listed where for one use, and what is said of answers that are not sound.
import fc from "fast-check";
import { expect, test } from "vitest";
import { readUse } from "../../../app/blocks/profile/inputs.ts";
import { rankCards } from "../../../app/blocks/profile/ranking.ts";
import { anyUse, NOTHING } from "./profile-use.ts";
import { profileProps } from "./tool-props.ts";

const PROPS = profileProps();

test("every card stands in one list, the costs from low to high, and each is the sum of its lines", () => {
  fc.assert(
    fc.property(anyUse, (use) => {
      const { complete, incomplete, outOfReach } = rankCards(PROPS, { ...use, metal: "non" });
      const all = [...complete, ...incomplete, ...outOfReach];

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

test("a card that asks for more income is out of reach, and within it from that income on", () => {
  const listOf = (revenus: string) => idsOf(rankCards(PROPS, { ...NOTHING, revenus }).outOfReach);

  expect(listOf("2199.99")).toContain("fortuneo.gold");
  expect(listOf("2200")).not.toContain("fortuneo.gold");
});

test("for two, a card is ranked where its bank says at what price, and from the income of both", () => {
  const { complete, incomplete, outOfReach } = rankCards(PROPS, {
    ...NOTHING,
    revenus: "3299.99",
    joint: "oui",
  });
  const gold = { ...NOTHING, revenus: "3300", joint: "oui" } as const;

  expect(idsOf(outOfReach)).toEqual(expect.arrayContaining(["fortuneo.gold", "helios.individuel"]));
  expect(idsOf(rankCards(PROPS, gold).complete)).toContain("fortuneo.gold");
  expect(idsOf(complete)).toContain("revolut.metal");
  // Possible, at a price that is not known; and not known to be possible.
  expect(idsOf(incomplete)).toEqual(expect.arrayContaining(["boursobank.ultim", "n26.standard"]));
});

test("for two, Hello Prime without its condition costs what its joint account costs", () => {
  const use = { ...NOTHING, revenus: "3000", joint: "oui" } as const;
  const costs = [...rankCards(PROPS, use).complete];
  const prime = costs.find(({ id }) => id === "hello-bank.prime");
  expect(prime?.cost.known.toFixed(2)).toBe("108.00");
});

test("who wants a metal card sees those whose bank says that they are of metal", () => {
  const { complete, incomplete, outOfReach } = rankCards(PROPS, { ...NOTHING, metal: "oui" });
  const ids = idsOf([...complete, ...incomplete, ...outOfReach]);

  expect(ids).toContain("n26.metal");
  expect(ids).not.toContain("n26.standard");
});

test("cards for firms and for minors are left out", () => {
  const ids = PROPS.products.map(({ id }) => id);
  expect(ids).not.toContain("wise.business");
  expect(ids).not.toContain("boursobank.freedom");
  expect(ids).toContain("wise.particulier");
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
