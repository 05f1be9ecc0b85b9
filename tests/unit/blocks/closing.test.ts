// From when an account may be closed: by a calendar with leap days, by sources that contradict each other, or not known.
import { expect, test } from "vitest";
import { calendrier } from "../../../app/blocks/calendar/block.ts";
import {
  closingDay,
  closingDelay,
  delayOf,
  describeClaims,
} from "../../../app/blocks/calendar/closing.ts";
import { readSchedule } from "../../../app/blocks/calendar/schedule.ts";
import type { StoredFact } from "../../../app/build/catalogue/schema.ts";
import type { UnitName } from "../../../app/catalogue/units.ts";
import { sampleCatalogue, samplePartner, sampleReferral } from "../pages/sample-catalogue.ts";
import { siteContext } from "./site-context.ts";

const KEEP_A_YEAR = {
  text: "Garder le compte un an",
  within: { value: 12, unit: "mois" },
  keeps: true,
} as const;

const DENIED: StoredFact = {
  value: 12,
  unit: "mois",
  asOf: "2026-08",
  sources: { tarifs: "La phrase qui le dit." },
  others: [
    { value: 180, unit: "jours", asOf: "2024-02", sources: { hello: "La phrase qui le dit." } },
  ],
};

test.each([
  ["2026-11-20", 12, "mois", "2027-11-21"],
  ["2028-02-29", 12, "mois", "2029-03-01"],
  ["2027-02-28", 12, "mois", "2028-02-29"],
  ["2027-08-31", 6, "mois", "2028-03-01"],
  ["2027-12-31", 60, "jours", "2028-03-01"],
  ["2027-11-05", 3, "mois complets", "2028-03-01"],
  ["2027-12-01", 3, "mois complets", "2028-03-01"],
] as const)(
  "opened on %s and kept for %i %s, it may be closed on %s",
  (opening, value, unit, day) => {
    expect(closingDay([{ value, unit }], opening, [])).toEqual({ day, isLater: false });
  },
);

test("the longest of several durations counts, whatever their units", () => {
  const delays = ruleOf([365, "jours"], [12, "mois"], [2, "mois"]).claims.map(delayOf);
  expect(closingDay(delays, "2027-06-15", [])?.day).toBe("2028-06-16");
  expect(closingDay(delays, "2026-06-15", [])?.day).toBe("2027-06-16");
});

test("a condition or a payment that ends later holds the account longer, and the list says so", () => {
  const delays = ruleOf([1, "mois"]).claims.map(delayOf);
  expect(closingDay(delays, "2026-11-20", ["2027-02-28"])).toEqual({
    day: "2027-03-01",
    isLater: true,
  });
  const steps = [
    { ...KEEP_A_YEAR, within: { value: 1, unit: "mois" as const } },
    { text: "Verser", within: { value: 3, unit: "mois" as const } },
  ];
  const closing = scheduleOf({ steps }).events.at(-1);
  expect(closing?.day).toBe("2027-02-21");
  expect(closing?.description).toContain("finit après cette durée");
});

test("where nobody says how long, no list gives a day, and each says that we do not know", () => {
  const { events, isKeepUnknown } = scheduleOf({ steps: [{ text: "Payer" }] });
  expect(isKeepUnknown).toBe(true);
  expect(events.map(({ key }) => key)).toEqual(["ouverture"]);
  expect(events[0]?.description).toContain("nous ne savons pas jusqu’à quand garder le compte");
  expect(closingDelay(ruleOf())).toBeUndefined();
  expect(describeClaims(ruleOf())).toBe("");
});

test("a value that nobody publishes is no duration", () => {
  const steps = [{ text: "Payer" }];
  expect(scheduleOf({ steps, facts: { keepAccount: null } }).isKeepUnknown).toBe(true);
});

test("where sources contradict each other, the later day is taken and both are named", () => {
  const { events, sources } = scheduleOf({
    steps: [{ text: "Payer" }],
    facts: { keepAccount: DENIED },
  });
  const closing = events.at(-1);
  expect(closing?.day).toBe("2027-11-21");
  expect(plain(closing?.description)).toContain(
    "Nos sources se contredisent : 12 mois d’après « Tarifs » (novembre 2026) ; 180 jours d’après « Tarifs Hello » (février 2024). Le jour le plus tardif est retenu.",
  );
  expect(sources.map(({ title }) => title)).toEqual(["Tarifs", "Tarifs Hello"]);
});

test("a step that another fact denies contradicts it; two steps that are kept up do not", () => {
  const { others: _, ...alone } = DENIED;
  const keepAccount = { ...alone, value: 24 };
  const denied = scheduleOf({ steps: [KEEP_A_YEAR], facts: { keepAccount } }).events.at(-1);
  expect(denied?.day).toBe("2028-11-21");
  expect(plain(denied?.description)).toContain("se contredisent : 24 mois d’après");
  const card = {
    ...KEEP_A_YEAR,
    text: "Garder la carte",
    within: { value: 2, unit: "mois" as const },
  };
  const both = scheduleOf({ steps: [KEEP_A_YEAR, card] }).events.at(-1);
  expect(both?.day).toBe("2027-11-21");
  expect(both?.description).not.toContain("contredisent");
  expect(both?.description).toContain("Garder la carte.");
});

test("a duration without a public source says that it has none", () => {
  expect(plain(describeClaims(ruleOf([6, "mois"])))).toBe(
    "Durée : 6 mois d’après un relevé sans source publique.",
  );
  expect(plain(closingDelay(ruleOf([6, "mois"], [1, "mois"])))).toBe("6 mois après l’ouverture");
});

test("how long to keep an account is a delay, or the file is refused", () => {
  const faulty = () => sampleReferral("N26", { facts: { keepAccount: "un an" } });
  expect(faulty).toThrow(/keepAccount/);
  expect(() => sampleReferral("N26", { facts: { keepAccount: [300, "EUR"] } })).toThrow(
    /keepAccount/,
  );
});

function ruleOf(...durations: readonly (readonly [number, UnitName])[]) {
  const claims = durations.map(([value, unit]) => ({ value, unit, asOf: null, sources: [] }));
  return { claims, disagree: false };
}

function toolOf(programme: Parameters<typeof sampleReferral>[1]) {
  const catalogue = sampleCatalogue({
    partners: [samplePartner("n26", {})],
    referrals: [sampleReferral("N26", programme)],
  });
  const tool = calendrier.compile({ label: "", attributes: {} }, siteContext(catalogue));
  const [offer] = tool.offers;
  if (!offer) throw new Error("no offer");
  return { tool, offer };
}

function scheduleOf(programme: Parameters<typeof sampleReferral>[1]) {
  const { tool, offer } = toolOf(programme);
  return readSchedule(offer, tool.sources, "2026-11-20");
}

function plain(text = ""): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
