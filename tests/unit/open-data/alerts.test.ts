// Alerts: what a feed keeps silent about, and the same as a calendar.
import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { Change, HistoryRecord } from "../../../app/amounts/history/record.server.ts";
import { emptyReading } from "../../../app/amounts/reading.ts";
import { loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { listPageChanges } from "../../../app/build/open-data/page-changes.ts";
import {
  type FeedScope,
  scopeOfKind,
  scopeOfOffer,
} from "../../../app/open-data/feeds/address.server.ts";
import { collectFeed } from "../../../app/open-data/feeds/collect-feed.server.ts";
import { writeCalendar } from "../../../app/open-data/feeds/write-calendar.server.ts";
import { BEGIN, change, recordOf } from "./sample-record.ts";

const ORIGIN = "https://primoscope.example";
const N26 = scopeOfOffer({ code: "N26", name: "N26" });
const DAY_MS = 24 * 60 * 60 * 1000;

const read = (record: HistoryRecord, scope: FeedScope) =>
  collectFeed(record, scope, ORIGIN, { ...emptyReading(), readAt: BEGIN }, {});
/** The days, since the record began, of what is told « au plus haut ». */
const heights = (record: HistoryRecord, scope: FeedScope = N26) =>
  read(record, { ...scope, isHighest: true }).entries.map(({ updated }) =>
    Math.round((updated - BEGIN) / DAY_MS),
  );
/** N26's bonus through these amounts, each from its day on. */
function bonus(...steps: [day: number, euros: number | null][]): Change[] {
  return steps.map(([day, to], index) =>
    change(day, { id: index + 1, from: steps[index - 1]?.[1] ?? null, to, ...at(day) }),
  );
}
function at(day: number) {
  return day === 0 ? { changedAt: null, seenAt: BEGIN } : {};
}

test("« au plus haut » tells each rise to the highest that was seen, and to as high again", () => {
  expect(
    heights(recordOf(bonus([0, 40], [50, 80], [60, 30], [70, 60], [80, 80], [90, 100]))),
  ).toEqual([90, 80, 50]);
});

test("« au plus haut » says nothing in the first thirty days, of a first amount, or of a fall", () => {
  expect(heights(recordOf(bonus([0, 40], [20, 80])))).toEqual([]);
  expect(heights(recordOf(bonus([0, 40], [50, 20])))).toEqual([]);
  expect(heights(recordOf(bonus([0, 40], [50, null], [60, 40])))).toEqual([]);
});

test("« au plus haut » looks back two years, no further", () => {
  const long = recordOf(bonus([0, 100], [10, 40], [760, 60]));
  expect(heights({ ...long, watches: [{ from: BEGIN, until: BEGIN + 800 * DAY_MS }] })).toEqual([
    760,
  ]);
});

test("« au plus haut » is of what the firm pays: no sponsor's share makes it one", () => {
  const share = { field: "PRIME_PARTAGE_N26" } as const;
  expect(heights(recordOf(bonus([0, 40], [50, 80]).map((one) => ({ ...one, ...share }))))).toEqual(
    [],
  );
});

test("a height that was none is told no more, and its correction is told to whoever read it", () => {
  const record = recordOf(bonus([0, 40], [50, 800], [51, 80]));
  const written = { reason: "Une faute de frappe.", writtenAt: BEGIN + 52 * DAY_MS };
  const span = { from: BEGIN + 50 * DAY_MS, until: BEGIN + 51 * DAY_MS };
  const field = "PRIME_FILLEUL_N26";
  const corrections = [{ id: 1, field, ...span, euros: 40, ...written } as const];
  const { entries } = read({ ...record, corrections }, { ...N26, isHighest: true });

  expect(entries.map(({ id }) => id.replace(/.*:/, ""))).toEqual(["correction/1", "changement/3"]);
});

test("an amount and « au plus haut » may be asked together, of a kind of firms too", () => {
  const record = recordOf(bonus([0, 40], [50, 80], [90, 100]));
  expect(heights(record, { ...scopeOfKind("neobanque"), from: 90 })).toEqual([90]);
  expect(heights(record, scopeOfKind("cashback"))).toEqual([]);
  const { title, search, subtitle } = read(record, { ...N26, from: 90, isHighest: true });
  expect(title.replace(/\s/g, " ")).toBe(
    "Prime de parrainage N26, dès 90 €, au plus haut · Primoscope",
  );
  expect(search).toBe("?des=90&quand=plus-haut");
  expect(subtitle).toContain("après 30 jours de suivi");
});

test("a calendar program reads each change on its day, under the name that it keeps", () => {
  const feed = read(recordOf(bonus([0, 40], [50, 80], [60, 30])), N26);
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar(feed)));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

  expect(events.map(({ uid }) => uid)).toEqual([
    "changement-3@primoscope.example",
    "changement-2@primoscope.example",
  ]);
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(["2026-05-31", "2026-05-21"]);
  expect(events[0]?.summary.replace(/\s/g, " ")).toBe("N26 : prime du filleul de 80 € à 30 €");
  expect(events[0]?.description).toContain(`${ORIGIN}/banque/n26`);
  expect(calendar.getFirstPropertyValue("source")).toBe(`${ORIGIN}/flux/offre/n26.ics`);
  expect(calendar.getFirstPropertyValue("refresh-interval")?.toString()).toBe("PT1H");
});

test("a calendar of nothing yet says so in one day, since no calendar may be empty", () => {
  const feed = read(recordOf(bonus([0, 40])), { ...N26, from: 500 });
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar(feed)));
  const [event, ...more] = calendar.getAllSubcomponents("vevent");

  expect(more).toEqual([]);
  expect(event?.getFirstPropertyValue("summary")).toMatch(/rien à annoncer$/);
  expect(String(event?.getFirstPropertyValue("dtstart"))).toBe("2026-04-01");
});

const REVOLUT = {
  path: "/banque/revolut",
  kind: "partner",
  partner: "revolut",
  offers: [],
} as const;

test("a firm's page tells every change of its prices and rules, a product's page its own, each with its sources", () => {
  const catalogue = loadCatalogue();
  const all = listPageChanges({ ...REVOLUT, offers: [] }, catalogue);
  const own = listPageChanges(
    { ...REVOLUT, kind: "product", product: "metal", offers: [] },
    catalogue,
  );

  expect(all.length).toBeGreaterThan(own.length);
  expect(all.every(({ sources = [] }) => sources.every(({ url }) => URL.canParse(url)))).toBe(true);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name } of own) expect(name).toMatch(/^[\d-]+\/revolut\.metal\./);
});
