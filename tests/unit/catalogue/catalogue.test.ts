// Looking things up, how old a fact may be, and whom the site may promote.
import { expect, test } from "vitest";
import { buildCatalogue } from "../../../app/catalogue/catalogue.ts";
import { CatalogueError } from "../../../app/catalogue/catalogue-error.ts";
import { isUnconfirmed } from "../../../app/catalogue/fact.ts";
import { adaptCatalogue } from "../../../app/catalogue/for-pages/catalogue-port.ts";
import { loadFiles } from "../../../app/catalogue/load.ts";
import { findPartner } from "../../../app/catalogue/lookup.ts";
import { nearMatches } from "../../../app/catalogue/near-match.ts";

const today = new Date("2026-11-20");
const catalogue = buildCatalogue(loadFiles(), today);
const source = { url: "https://n26.com/", title: "N26", asOf: null };

test("a fact is found by partner, product and name, with its sources", () => {
  const fact = catalogue.facts.get("n26.metal.monthlyFee");

  expect(fact).toMatchObject({ value: 16.9, unit: "EUR/mois", asOf: "2026-08", confirmed: true });
  expect(fact?.sources.map(({ url }) => url)).toContain("https://n26.com/en-eu/metal");
});

test("partners, products, programmes and the law have their own addresses", () => {
  const { facts, partners, products, referrals } = catalogue;
  expect(partners.get("crypto-com")?.name).toBe("Crypto.com");
  expect(products.get("curve.payproplus")?.name).toBe("Curve Pay Pro+");
  expect(referrals.get("N26")?.facts.minimumSpend?.value).toBe(25);
  expect(facts.get("referral.N26.minimumSpend")?.value).toBe(25);
  expect(facts.get("loi.livret_a_rate")).toMatchObject({ value: 1.7 });
  expect(facts.get("loi.livret_a_rate.statement")?.value).toMatch(/^Livret A/);
});

test("the operator who mistypes a partner is told which one was probably meant", () => {
  expect(findPartner("n26").name).toBe("N26");
  expect(() => findPartner("boursobnk")).toThrow(/« boursobnk ».*Vouliez-vous dire boursobank/);
  expect(() => findPartner("xxxxxxxx")).toThrow(CatalogueError);
});

test("nothing is suggested when nothing is close", () => {
  expect(nearMatches("wxyz", ["boursobank", "n26"])).toEqual([]);
});

test("a rule of law that is too weak to print cannot be quoted", () => {
  expect(catalogue.facts.has("loi.welcome_offer_cap_80")).toBe(false);
  expect(catalogue.facts.has("loi.binance_france_stop")).toBe(false);
});

test.each([
  ["2026-11", false],
  ["2025-05", false],
  ["2025-04", true],
  ["2026", false],
  ["2025", true],
  [null, true],
])("a sourced fact of %s is to be checked: %s", (asOf, expected) => {
  expect(isUnconfirmed({ asOf, sources: [source] }, today)).toBe(expected);
});

test("a fact without a public source is to be checked, however fresh", () => {
  expect(isUnconfirmed({ asOf: "2026-11", sources: [] }, today)).toBe(true);
});

test("a confirmed fact grows old", () => {
  const later = buildCatalogue(loadFiles(), new Date("2028-06-01"));

  expect(later.facts.get("n26.metal.monthlyFee")?.confirmed).toBe(false);
});

test.each([
  ["kraken", true],
  ["binance", false],
  ["nexo", false],
  ["youhodler", false],
  ["lendermarket", false],
  ["mintos", true],
  ["orange-bank", false],
  ["naomi", false],
  ["n26", true],
])("%s may be promoted: %s", (slug, expected) => {
  expect(catalogue.partners.get(slug)?.obstacle === null).toBe(expected);
});

test.each([
  ["TRADEREPUBLIC", false],
  ["WIDILO", false],
  ["N26", true],
  ["NAOMI", false],
] as const)("a referral link of %s may be posted: %s", (code, expected) => {
  expect(adaptCatalogue(catalogue).findReferral(code)?.mayPostLink).toBe(expected);
});
