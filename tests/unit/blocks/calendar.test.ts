// The calendar of a referral: which days it names, and which requests it takes.
import { expect, test } from "vitest";
import { calendrier } from "../../../app/blocks/calendar/block.ts";
import type { KeepDelays } from "../../../app/blocks/calendar/closing.ts";
import { listEvents } from "../../../app/blocks/calendar/events.ts";
import { readInputs } from "../../../app/blocks/calendar/inputs.ts";
import type { Step } from "../../../app/build/catalogue/schema.ts";
import { parseDay } from "../../../app/ui/day.ts";
import { siteContext } from "./site-context.ts";

const TOOL = calendrier.compile({ label: "", attributes: {} }, siteContext());
const TODAY = "2026-11-20";
const NOBODY_SAYS = { delays: [], sentence: "" };
const A_YEAR: KeepDelays = {
  delays: [{ value: 12, unit: "mois" }],
  sentence: "Durée\u202f: 12 mois.",
};

const STEPS: Step[] = [
  { text: "S’inscrire" },
  { text: "Verser", within: { value: 30, unit: "jours" } },
  { text: "Payer", within: { value: 3, unit: "mois complets" } },
  { text: "Garder le compte", within: { value: 12, unit: "mois" }, keeps: true },
];

test.each([
  ["2026-11-20", "2026-11-20"],
  ["20/11/2026", "2026-11-20"],
  ["1.2.2027", "2027-02-01"],
  ["2028-02-29", "2028-02-29"],
  ["2027-02-29", undefined],
  ["2026-13-01", undefined],
  ["31/11/2026", undefined],
  ["2026-1-1", undefined],
  ["demain", undefined],
  ["", undefined],
])("« %s » is read as %s", (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test("each condition with a delay has its own last day; the others are named in the opening", () => {
  const { events, undated, words } = listEvents(
    { name: "Essai", steps: STEPS },
    {},
    A_YEAR,
    "2026-11-20",
  );
  expect(events.map(({ key, day }) => [key, day])).toEqual([
    ["ouverture", "2026-11-20"],
    ["etape-2", "2026-12-20"],
    ["etape-3", "2027-02-28"],
    ["fermeture", "2027-11-21"],
  ]);
  expect(events[3]?.title).toContain("fermeture possible");
  expect(undated).toEqual([{ text: "S’inscrire", proofs: [] }]);
  expect(words).toEqual(["Versement de la prime\u202f: non vérifié"]);
  expect(events[3]?.lost).toBe("Reprise de la prime\u202f: non vérifié.");
  expect(events[0]?.description).toContain("- S’inscrire");
});

test("a delay in figures dates the payment from the last condition, and is told in words", () => {
  const delays = {
    payoutDelay: { value: "environ deux mois", unit: null },
    payoutAfter: { value: 60, unit: "jours" as const },
  };
  const programme = { name: "Essai", steps: STEPS };
  const { events, words } = listEvents(programme, delays, NOBODY_SAYS, "2026-11-20");
  const payment = events.find(({ key }) => key === "prime");
  expect(payment?.day).toBe("2027-04-29");
  expect(payment?.description).toContain("environ deux mois");
  expect(words).toEqual(["Reprise de la prime\u202f: non vérifié"]);
});

test("a delay in words, or with nothing to count from, is repeated in words and gets no day", () => {
  const words = { payoutDelay: { value: "jusqu’à 60 jours", unit: null } };
  const told = listEvents({ name: "Essai", steps: STEPS }, words, NOBODY_SAYS, TODAY);
  expect(keysOf(told)).not.toContain("prime");
  const figure = { ...words, payoutAfter: { value: 60, unit: "jours" as const } };
  const bare = listEvents({ name: "Essai", steps: [] }, figure, NOBODY_SAYS, TODAY);
  expect(bare.events).toHaveLength(1);
  expect(bare.words).toContain("Versement de la prime\u202f: jusqu’à 60 jours");
});

test("from 2020 to two years ahead, both ends included", () => {
  for (const debut of ["2020-01-01", "2028-11-20"]) {
    expect(read(`offre=N26&debut=${debut}`).values).toEqual({ offre: "N26", debut });
  }
});

function read(query: string) {
  return readInputs(new URLSearchParams(query), TOOL.offers, TODAY);
}

function keysOf({ events }: ReturnType<typeof listEvents>): string[] {
  return events.map(({ key }) => key);
}
