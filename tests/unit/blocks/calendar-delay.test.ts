// Delays in the unit a programme tells them in: days, months by the calendar, full months.
import { expect, test } from "vitest";
import { calendrier } from "../../../app/blocks/calendar/block.ts";
import { listEvents } from "../../../app/blocks/calendar/events.ts";
import { readSchedule } from "../../../app/blocks/calendar/schedule.ts";
import type { Step } from "../../../app/build/catalogue/schema.ts";
import { addDelay } from "../../../app/catalogue/delay.ts";
import { OFFERS_CATALOGUE } from "./sample-offers.ts";
import { siteContext } from "./site-context.ts";

const NOBODY_SAYS = { delays: [], sentence: "" };
const TOOL = calendrier.compile({ label: "", attributes: {} }, siteContext(OFFERS_CATALOGUE));

test.each([
  ["2027-01-31", 1, "mois", "2027-02-28"],
  ["2028-01-31", 1, "mois", "2028-02-29"],
  ["2027-01-31", 30, "jours", "2027-03-02"],
  ["2027-06-15", 12, "mois", "2028-06-15"],
  ["2028-02-29", 12, "mois", "2029-02-28"],
  ["2027-01-31", 1, "mois complets", "2027-02-28"],
  ["2027-02-02", 3, "mois complets", "2027-05-31"],
  ["2027-02-28", 3, "mois complets", "2027-05-31"],
  ["2026-11-05", 3, "mois complets", "2027-02-28"],
  ["2027-11-30", 3, "mois complets", "2028-02-29"],
] as const)("from %s, %i %s end on %s", (day, value, unit, end) => {
  expect(addDelay(day, { value, unit })).toBe(end);
});

test("a month counts as full when the account is open from its first day, and only then", () => {
  expect(addDelay("2027-03-01", { value: 3, unit: "mois complets" })).toBe("2027-05-31");
  expect(addDelay("2027-03-02", { value: 3, unit: "mois complets" })).toBe("2027-06-30");
});

test.each([
  ["HELLO_PRIME", "etape-1-mois-3", "2026-11-05", "2027-02-28"],
  ["HELLO_PRIME", "etape-1-mois-3", "2027-03-01", "2027-05-31"],
  ["FORTUNEO_GOLD", "etape-2", "2027-06-15", "2027-06-21"],
  ["FORTUNEO_GOLD", "fermeture", "2027-12-31", "2029-01-01"],
  ["CRYPTO", "etape-1", "2027-01-31", "2027-02-28"],
])("%s, %s: opened on %s, its day is %s", (code, key, opening, day) => {
  expect(eventsOf(code, opening).find((event) => event.key === key)?.day).toBe(day);
});

test.each([
  ["FORTUNEO_GOLD", "2027-02-02", "6 jours après l’ouverture."],
  ["FORTUNEO_GOLD", "2027-02-02", "Durée : 12 mois d’après"],
  ["CRYPTO", "2027-02-02", "1 mois après l’ouverture."],
  ["HELLO_PRIME", "2027-02-02", "3 mois complets après l’ouverture."],
  [
    "HELLO_PRIME",
    "2027-02-01",
    "3 mois complets après l’ouverture, le mois de l’ouverture compris",
  ],
])("%s opened on %s says « %s »", (code, opening, words) => {
  const told = eventsOf(code, opening).map(({ description }) => withoutFixedSpaces(description));
  expect(told.join("\n")).toContain(words);
});

test.each([
  ["mois", ["2027-02-28", "2027-03-31", "2027-04-30"]],
  ["mois complets", ["2027-02-28", "2027-03-31", "2027-04-30"]],
] as const)(
  "a condition asked each month, in %s, has a day of its own in each of them",
  (unit, days) => {
    const text = "Payer par carte une fois par mois";
    const steps: Step[] = [{ text, within: { value: 3, unit }, monthly: true }];
    const { events } = listEvents({ name: "Essai", steps }, {}, NOBODY_SAYS, "2027-01-31");
    const monthly = events.filter(({ key }) => key.startsWith("etape-1"));
    expect(monthly.map(({ day }) => day)).toEqual(days);
    expect(monthly.map(({ key }) => key)).toEqual([
      "etape-1-mois-1",
      "etape-1-mois-2",
      "etape-1-mois-3",
    ]);
    expect(withoutFixedSpaces(monthly[1]?.title ?? "")).toBe(
      "Essai : mois 2 sur 3, dernier jour pour « Payer par carte une fois par mois »",
    );
  },
);

test("thirty days at a time, the opening counted, are the months of a programme that numbers its days", () => {
  const text = "Une opération par carte par mois : une du 1er au 30e jour, une du 31e au 60e";
  const steps: Step[] = [{ text, within: { value: 60, unit: "jours" }, monthly: true }];
  const { events } = listEvents({ name: "Essai", steps }, {}, NOBODY_SAYS, "2027-01-01");
  expect(events.slice(1).map(({ day }) => day)).toEqual(["2027-01-30", "2027-03-01"]);
  expect(events[1]?.description).toContain("30e jour, celui de l’ouverture compris");
});

test("the condition that ends last dates the payment, whatever the units", () => {
  const steps: Step[] = [
    { text: "Verser", within: { value: 30, unit: "jours" } },
    { text: "Payer", within: { value: 3, unit: "mois complets" } },
    { text: "Garder le compte", within: { value: 12, unit: "mois" }, keeps: true },
  ];
  const delays = { payoutAfter: { value: 1, unit: "mois" as const } };
  const { events } = listEvents({ name: "Essai", steps }, delays, NOBODY_SAYS, "2026-11-05");
  expect(events.find(({ key }) => key === "prime")?.day).toBe("2027-03-28");
});

function eventsOf(code: string, opening: string) {
  const offer = TOOL.offers.find(({ offerCode }) => offerCode === code);
  if (!offer) throw new Error(`no offer ${code}`);
  return readSchedule(offer, TOOL.sources, opening).events;
}

function withoutFixedSpaces(text: string): string {
  return text.replace(/[\u202f\u00a0]/g, " ");
}
