// What the net gain is worked out from: the catalogue's facts for each offer, and what the address asks.
import { expect, test } from "vitest";
import { deriveBoosts } from "../../../app/amounts/values.ts";
import { openAccount, weigh } from "../../../app/blocks/net-gain/account.ts";
import { gainNet } from "../../../app/blocks/net-gain/block.ts";
import { readInputs } from "../../../app/blocks/net-gain/inputs.ts";
import { OFFERS_CATALOGUE } from "./sample-offers.ts";
import { siteContext } from "./site-context.ts";

const TOOL = gainNet.compile({ label: "", attributes: {} }, siteContext(OFFERS_CATALOGUE));

test("the programme's deposit and the Livret A rate are taken, with their sources", () => {
  const { basis, facts, sources } = accountFor("offre=FORTUNEO_GOLD");
  expect(basis).toMatchObject({ deposit: "300", monthlyFee: "0", savingsRate: "1.7" });
  for (const fact of [facts.deposit, facts.savingsRate, facts.monthlyFee]) {
    expect(fact?.sources.every((place) => sources[place])).toBe(true);
    expect(fact?.sources.length).toBeGreaterThan(0);
  }
});

test("a visitor's own figures replace the catalogue's, and no source is given for them", () => {
  const { basis, facts } = accountFor(
    "offre=FORTUNEO_GOLD&depot=1+000,50&taux=3&achats=20&part=50",
  );
  expect(basis).toMatchObject({ deposit: "1000.50", savingsRate: "3", spend: "20" });
  expect([facts.deposit, facts.savingsRate, facts.spend]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("who misses the condition pays the price of the missed condition", () => {
  expect(accountFor("offre=FORTUNEO_GOLD&condition=non").basis.monthlyFee).toBe("9");
  expect(accountFor("offre=FORTUNEO_GOLD&condition=oui").basis.monthlyFee).toBe("0");
});

test("a card that is not ordered costs nothing; one without a known price is left out and named", () => {
  expect(accountFor("offre=N26").basis.cardFee).toBe("10");
  expect(accountFor("offre=N26&carte=non").basis.cardFee).toBe("0");
  const { basis, uncounted } = accountFor("offre=REVOLUT");
  expect(basis.cardFee).toBeNull();
  expect(uncounted.join()).toContain("le prix de la carte");
});

test("a price without VAT, an unknown price, a service without prices are named, not counted as nothing", () => {
  expect(accountFor("offre=QONTO").uncounted.join()).toContain("TVA");
  const unknownPrice = accountFor("offre=SOGEXIA");
  expect(unknownPrice.basis.monthlyFee).toBeNull();
  expect(unknownPrice.uncounted.join()).toContain("son prix n’est pas vérifié");
  expect(accountFor("offre=IGRAAL").uncounted.join()).toContain("les frais du service");
});

test("a client of the firm already is owed nothing by it, and is told so", () => {
  const values = { ...deriveBoosts({}), PRIME_FILLEUL_FORTUNEO_GOLD: 160 };
  const weighed = (query: string) => weigh(accountFor(query), values, false);
  const client = weighed("offre=FORTUNEO_GOLD&deja=n26&deja=fortuneo");
  expect(client.uncounted).toEqual({ why: "vous êtes déjà client de Fortuneo", euros: 160 });
  expect(client.nets.map(({ filleul }) => filleul)).toEqual([undefined, undefined]);
  expect(weighed("offre=FORTUNEO_GOLD&deja=n26").uncounted?.why).not.toContain("client");
});

test("another offer's product is left for the first one of the chosen offer", () => {
  expect(read("offre=N26&formule=n26.metal").product?.id).toBe("n26.metal");
  expect(read("offre=REVOLUT&formule=n26.metal").product?.id).toBe("revolut.standard");
  expect(read("offre=IGRAAL&formule=n26.metal").product).toBeUndefined();
});

test.each([
  "condition=peut",
  "carte=peut",
  "condition=non",
  "offre=IGRAAL&condition=peut&carte=peut",
])("an answer to what the form does not ask changes nothing: %s", (query) => {
  const { offre } = Object.fromEntries(new URLSearchParams(query));
  expect(accountFor(query)).toEqual(accountFor(offre ? `offre=${offre}` : ""));
});

test("no condition is missed where the product has none", () => {
  const query = "offre=BOURSOBANK&formule=boursobank.welcome";
  expect(accountFor(`${query}&condition=non`)).toEqual(accountFor(query));
  expect(accountFor(query).uncounted.join()).not.toContain("condition");
});

test.each([
  ["offre", "offre=ORANGE"],
  ["offre", "offre=N26&offre=REVOLUT"],
  ["formule", "formule=n26.platine"],
  ["condition", "offre=FORTUNEO_GOLD&condition=peut-etre"],
  ["carte", "offre=N26&carte=oui&carte=oui"],
  ["depot", "depot=beaucoup"],
  ["depot", "depot=-5"],
  ["mois", "mois=1,5"],
  ["mois", "mois="],
  ["taux", "taux=45"],
  ["part", "part=101"],
  ["autres", "autres=1e9"],
  ["deja", "deja=credit-agricole"],
] as const)("a faulty %s is named in French and nothing is worked out: %s", (field, query) => {
  const { entries, values } = read(query);
  expect(entries[field].error).toMatch(/^\p{Lu}.*\.$/u);
  expect(values).toBeUndefined();
  const wrong = Object.values(entries).filter(({ error }) => error !== undefined);
  expect(wrong).toHaveLength(1);
});

function read(query: string) {
  return readInputs(new URLSearchParams(query), TOOL.offers);
}

function accountFor(query: string) {
  const { offer, product, values } = read(query);
  if (!offer || !values) throw new Error(`no account for ${query}`);
  return openAccount({ offer, product }, values, TOOL);
}
