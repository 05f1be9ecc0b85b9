// How well a fact is proven: by who says it, with which sentence, for which country, and when.
import { expect, test } from "vitest";
import { degreeOf, degreeOfRule } from "../../../app/build/catalogue/degree.ts";
import type { Fact } from "../../../app/catalogue/fact.ts";
import type { Degree } from "../../../app/ui/degree.ts";
import type { Citation } from "../../../app/ui/sourced.ts";

const TODAY = new Date("2026-11-20");

const cite = (kind: Citation["kind"], publisher: string, fields: Partial<Citation> = {}) => ({
  kind,
  publisher,
  url: `https://${publisher}.fr/tarifs`,
  title: "Une page",
  country: "FR",
  language: "fr",
  asOf: "2026-08",
  quote: "La phrase qui le dit.",
  ...fields,
});

const BANK = cite("firm", "banque");
const REVIEW = cite("comparator", "avis");
const PAPER = cite("press", "journal");

const judge = (sources: Citation[], fields: Partial<Fact> = {}) =>
  degreeOf({ value: 1, asOf: "2026-08", sources, ...fields }, "price", TODAY);

test.each<[string, Citation[], Degree]>([
  ["what the bank states for France, with its sentence", [BANK], "confirmed"],
  ["what a register states", [cite("authority", "esma", { country: "EU" })], "confirmed"],
  ["what the bank states without a sentence that was kept", [{ ...BANK, quote: null }], "reported"],
  ["what the bank states for Germany", [{ ...BANK, country: "DE" }], "reported"],
  ["what one comparator states", [REVIEW], "reported"],
  ["what a newspaper and a comparator state", [REVIEW, PAPER], "crossChecked"],
  ["what one publisher states twice", [REVIEW, { ...REVIEW, url: "https://a.fr/b" }], "reported"],
  ["what two persons state", [cite("individual", "jean"), cite("individual", "léa")], "reported"],
  ["what two paid sites state", [cite("affiliate", "a"), cite("affiliate", "b")], "reported"],
  ["what a comparator and a forum state", [REVIEW, cite("forum", "forum")], "reported"],
  ["what nobody states", [], "unsourced"],
  ["what calls itself unverified", [{ ...BANK, caution: "unverified" }], "unsourced"],
  ["an official page that only others have read", [{ ...BANK, caution: "unread" }], "reported"],
  [
    "what the bank stated long ago, a comparator lately",
    [{ ...BANK, asOf: "2024" }, REVIEW],
    "reported",
  ],
])("%s is so well proven", (_case, sources, degree) => {
  expect(judge(sources)).toBe(degree);
});

test.each([
  ["programme", "2026-10-06", "confirmed"],
  ["programme", "2026-10-05", "old"],
  ["programme", "2026-11", "confirmed"],
  ["price", "2026-05-21", "confirmed"],
  ["price", "2026-05", "old"],
  ["licence", "2025-12", "confirmed"],
  ["licence", "2025", "old"],
  ["lasting", "2015", "confirmed"],
  ["price", null, "old"],
] as const)("a %s that the firm stated in %s", (age, asOf, degree) => {
  const fact = { value: 1, asOf, sources: [{ ...BANK, asOf }] };
  expect(degreeOf(fact, age, TODAY)).toBe(degree);
});

test("a text is no better proven than its sums: each of them stands in a sentence", () => {
  const bank = { ...BANK, quote: "15€ par ligne dans la limite de 2.500.000 euros" };
  const read = (value: Fact["value"]) => judge([bank], { value });
  expect(read("transfert : 15 € par ligne, 2,5 M€ au plus")).toBe("confirmed");
  expect(read("transfert : 15 € par ligne, 150 € au plus")).toBe("reported");
  expect(read(["15 € par ligne", "0,5 % de l’ordre"])).toBe("reported");
});

test("what sources contradict is contested, however official; what nobody publishes is missing", () => {
  const other = { value: 2, unit: null, asOf: "2026-08", sources: [REVIEW] };
  expect(judge([BANK], { others: [other] })).toBe("contested");
  expect(judge([], { value: null })).toBe("missing");
});

test("a rule is judged by its text, which stays in force whatever the age of a page about it", () => {
  const law = cite("law", "legifrance", { asOf: null });
  const rule = { checked: "2024-10", isInForce: true, isSure: true, sources: [law] };
  expect(degreeOfRule(rule, TODAY)).toBe("confirmed");
  expect(degreeOfRule({ ...rule, isInForce: false }, TODAY)).toBe("old");
  expect(degreeOfRule({ ...rule, isSure: false }, TODAY)).toBe("reported");
  expect(degreeOfRule({ ...rule, sources: [PAPER] }, TODAY)).toBe("reported");
  expect(degreeOfRule({ ...rule, sources: [] }, TODAY)).toBe("unsourced");
});
