// How far a figure can be trusted: by who says it, and when.
import { expect, test } from "vitest";
import { doubtOf, doubtOfRule } from "../../../app/build/catalogue/degree.ts";
import { publisherOf } from "../../../app/build/catalogue/publisher.ts";
import type { Fact } from "../../../app/catalogue/fact.ts";
import type { Source } from "../../../app/ui/sourced.ts";

const TODAY = new Date("2026-11-20");

const source = (kind: Source["kind"], url: string, fields: Partial<Source> = {}): Source => ({
  ...{ kind, url, title: "Une page", asOf: "2026-08" },
  ...fields,
});

const BANK = source("official", "https://n26.com/tarifs");
const REVIEW = source("comparator", "https://www.avis.fr/n26");
const PAPER = source("press", "https://journal.fr/n26");
const FORUM = source("forum", "https://forum.fr/n26");

const judge = (sources: Source[], fields: Partial<Fact> = {}) =>
  doubtOf({ value: 1, asOf: "2026-08", sources, ...fields }, TODAY);

test.each<[string, Source[], string | null]>([
  ["what the bank states", [BANK], null],
  ["what a register states", [source("regulator", "https://esma.europa.eu/a")], null],
  ["what one comparator states", [REVIEW], "reported"],
  ["what two newspapers or comparators state", [REVIEW, PAPER], null],
  [
    "what one publisher states twice",
    [REVIEW, source("comparator", "https://avis.fr/b")],
    "reported",
  ],
  ["what a comparator and a forum state", [REVIEW, FORUM], "reported"],
  ["what one forum states", [FORUM], "reported"],
  ["what nobody states", [], "unknown"],
  [
    "what a source states that calls itself unverified",
    [{ ...BANK, caution: "unverified" }],
    "unknown",
  ],
  ["an official page that only others have read", [{ ...BANK, caution: "unread" }], "reported"],
  [
    "what the bank stated long ago and a comparator lately",
    [{ ...BANK, asOf: "2024" }, REVIEW],
    "reported",
  ],
])("%s is so far in doubt", (_case, sources, doubt) => {
  expect(judge(sources)).toBe(doubt);
});

test.each([
  ["2026-11", null],
  ["2025-05", null],
  ["2025-04", "old"],
  ["2026", null],
  ["2025", "old"],
  [null, "old"],
])("what the bank stated in %s", (asOf, doubt) => {
  expect(judge([{ ...BANK, asOf }], { asOf })).toBe(doubt);
});

test("what sources contradict is contested, however official; what nobody publishes is not in doubt", () => {
  const other = { value: 2, unit: null, asOf: "2026-08", sources: [REVIEW] };
  expect(judge([BANK], { others: [other] })).toBe("conflict");
  expect(judge([], { value: null })).toBe(null);
});

test("a rule is judged by the day its text was checked, not by the age of the page", () => {
  const law = source("official", "https://www.legifrance.gouv.fr/a", { asOf: null });
  const rule = { checked: "2026-10", isSure: true, sources: [law] };
  expect(doubtOfRule(rule, TODAY)).toBe(null);
  expect(doubtOfRule({ ...rule, checked: "2024-10" }, TODAY)).toBe("old");
  expect(doubtOfRule({ ...rule, isSure: false }, TODAY)).toBe("reported");
  expect(doubtOfRule({ ...rule, sources: [PAPER] }, TODAY)).toBe("reported");
  expect(doubtOfRule({ ...rule, sources: [] }, TODAY)).toBe("unknown");
});

test.each([
  ["https://www.moneyvox.fr/a", "moneyvox.fr"],
  ["https://app.moneyvox.fr/b", "moneyvox.fr"],
  ["https://www.cbanque.com/c", "moneyvox.fr"],
  ["https://github.com/Jean/prix/blob/a/b.json", "jean"],
  ["https://raw.githubusercontent.com/jean/prix/main/b.json", "jean"],
  ["https://jean.github.io/prix", "jean"],
  ["https://www.service-public.gouv.fr/a", "service-public.gouv.fr"],
])("%s is published by %s", (address, publisher) => {
  expect(publisherOf(address)).toBe(publisher);
});
