// What the catalogue makes of its files: ids, age and doubt of facts, whom the site may promote.
import { expect, test } from "vitest";
import { ticket } from "../../../app/blocks/ticket/block.ts";
import { buildCatalogue, findProduct } from "../../../app/build/catalogue/catalogue.ts";
import { lawFileSchema, type PartnerFile } from "../../../app/build/catalogue/schema.ts";
import type { PartnerKind } from "../../../app/catalogue/kinds.ts";
import { siteContext } from "../blocks/site-context.ts";
import {
  PRICE_LIST,
  SAMPLE_CATALOGUE,
  sampleCatalogue,
  samplePartner,
  sampleReferral,
} from "../pages/sample-catalogue.ts";

const today = new Date("2026-11-20");

test("a fact is found by partner, product and name, with its sources", () => {
  expect(SAMPLE_CATALOGUE.facts.get("n26.metal.monthlyFee")).toEqual({
    id: "n26.metal.monthlyFee",
    value: 16.9,
    unit: "EUR/mois",
    asOf: "2026-11",
    degree: "confirmed",
    sources: [{ ...PRICE_LIST, quote: "La phrase qui le dit : 16.9 EUR/mois." }],
  });
});

test("partners, products, programmes and the law have their own addresses", () => {
  const { facts, partners, products, referrals } = sampleCatalogue({
    partners: [samplePartner("curve", { products: { pay: { name: "Curve Pay" } } })],
    referrals: [sampleReferral("CURVE", { facts: { minimumSpend: [25, "EUR"] } })],
    law: { livret_a_rate: [1.7, "%"] },
  });
  expect(partners.get("curve")?.name).toBe("curve");
  expect(products.get("curve.pay")?.name).toBe("Curve Pay");
  expect(referrals.get("CURVE")?.facts.minimumSpend?.value).toBe(25);
  expect(facts.get("referral.CURVE.minimumSpend")?.value).toBe(25);
  expect(facts.get("loi.livret_a_rate")).toMatchObject({ value: 1.7 });
  expect(facts.get("loi.livret_a_rate.statement")?.value).toBe("Règle livret_a_rate.");
});

test("a step is told once, and is found as facts: its words, its delay, its amount", () => {
  const steps = [
    { text: "S’inscrire" },
    { text: "Verser", within: { value: 3, unit: "mois complets" as const }, amount: 300 },
  ];
  const { facts } = sampleCatalogue({ referrals: [sampleReferral("N26", { steps })] });

  expect(facts.get("referral.N26.steps")?.value).toEqual(["S’inscrire", "Verser"]);
  expect(facts.get("referral.N26.step2.within")).toMatchObject({
    value: 3,
    unit: "mois complets",
    sources: [{ ...PRICE_LIST, quote: "La phrase qui le dit." }],
  });
  expect(facts.get("referral.N26.step2.amount")).toMatchObject({ value: 300, unit: "EUR" });
  expect(facts.has("referral.N26.step1.within")).toBe(false);
});

test("a partner without products is taken as one; a product is named with its bank", () => {
  const catalogue = sampleCatalogue({
    partners: [
      samplePartner("igraal", { kind: "cashback" }),
      samplePartner("boursobank", { name: "BoursoBank", products: { ultim: { name: "Ultim" } } }),
    ],
  });
  expect(findProduct(catalogue, "igraal")).toMatchObject({ id: "igraal", partnerSlug: "igraal" });
  expect(findProduct(catalogue, "boursobank.ultim")?.fullName).toBe("BoursoBank Ultim");
  expect(findProduct(catalogue, "boursobank.max")).toBeUndefined();
});

test("a rule of law that is too weak to print cannot be quoted", () => {
  const weak = { value: null, checked: null, inForce: null, sources: {}, statement: "On dit." };
  const law = lawFileSchema.parse({
    sources: {},
    facts: { rumour: { ...weak, reference: null, confidence: "low", publish: false } },
  });
  expect(buildCatalogue({ partners: [], referrals: [], law }, today).facts.size).toBe(0);
});

test("a confirmed fact grows old", () => {
  const partners = [samplePartner("n26", { facts: { monthlyFee: [9, "EUR/mois"] } })];
  const law = lawFileSchema.parse({ sources: {}, facts: {} });
  const degreeOn = (day: string) =>
    buildCatalogue({ partners, referrals: [], law }, new Date(day)).facts.get("n26.monthlyFee")
      ?.degree;

  expect(degreeOn("2026-11-20")).toBe("confirmed");
  expect(degreeOn("2027-06-01")).toBe("old");
});

test.each<[PartnerKind, PartnerFile["status"], boolean | null, string | null]>([
  ["neobank", "current", null, null],
  ["cashback", "current", null, null],
  ["crypto-exchange", "current", true, null],
  ["crypto-exchange", "current", false, "unauthorised"],
  ["crypto-exchange", "current", null, "unauthorised"],
  ["crypto-lending", "current", null, "unauthorised"],
  ["p2p-lending", "current", null, "unauthorised"],
  ["p2p-lending", "current", true, null],
  ["crowdlending", "current", false, "unauthorised"],
  ["crypto-exchange", "withdrawn", true, "withdrawn"],
  ["online-bank", "closed", null, "closed"],
  ["cashback", "unproven", null, "unproven"],
])("a firm of kind %s, %s, authorised %s: what stands in its way is %s", (...given) => {
  const [kind, status, authorised, obstacle] = given;
  const { partners } = sampleCatalogue({
    partners: [samplePartner("x", { kind, status, facts: { authorised } })],
  });
  expect(partners.get("x")?.obstacle).toBe(obstacle);
});

test.each([
  ["current", true, true],
  ["current", null, true],
  ["current", false, false],
  ["unproven", true, false],
] as const)(
  "a firm that is %s and lets links be posted (%s): a link may be shown: %s",
  (...given) => {
    const [status, publicPostingAllowed, expected] = given;
    const catalogue = sampleCatalogue({
      partners: [samplePartner("n26", { status })],
      referrals: [sampleReferral("N26", { facts: { publicPostingAllowed } })],
    });
    const input = { label: "", attributes: { offre: "N26" } };
    expect(ticket.compile(input, siteContext(catalogue)).mayPostLink).toBe(expected);
  },
);
