// The calendar's file, read back as a calendar program reads it.
import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendrier } from "../../../app/blocks/calendar/block.ts";
import { readSubscription, subscriptionPath } from "../../../app/blocks/calendar/inputs.ts";
import { readSchedule } from "../../../app/blocks/calendar/schedule.ts";
import { writeSchedule } from "../../../app/blocks/calendar/write-schedule.server.ts";
import { writeIcs } from "../../../app/ui/ics.server.ts";
import { parseIcs } from "./parse-ics.ts";
import { siteContext } from "./site-context.ts";

const NO_INPUT = { label: "", attributes: {} };
const TOOL = calendrier.compile(NO_INPUT, siteContext());
const TODAY = "2026-11-20";
const STAMP = new Date("2026-11-20T08:00:00Z");
const ORIGIN = "https://primoscope.example";

test("the file of every offer reads back: its events, one per date, with the source and a warning to check", () => {
  for (const offer of TOOL.offers) {
    const file = writeSchedule(offer, TOOL, { opening: TODAY, stamp: STAMP, origin: ORIGIN });
    const events = parseIcs(file);
    // A condition asked each month has a day in each of them.
    const dated = offer.steps
      .map(({ within, monthly, keeps }) => {
        if (!within || keeps) return 0;
        return monthly ? within.value / (within.unit === "jours" ? 30 : 1) : 1;
      })
      .reduce((sum, days) => sum + days, 0);
    const payments = events.filter(({ SUMMARY }) => SUMMARY?.endsWith("prime attendue")).length;
    const closings = offer.keep.delays.length > 0 ? 1 : 0;
    expect(events, offer.offerCode).toHaveLength(1 + dated + payments + closings);
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
    for (const event of events) {
      expect(event.UID).toMatch(/^[\w-]+@primoscope\.example$/);
      expect(event.DTSTART).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(event.SUMMARY).toContain(offer.name);
      expect(event.DESCRIPTION).toContain("À vérifier dans le règlement de l’offre.");
      if (event.URL) expect(event.DESCRIPTION).toContain(event.URL);
    }
  }
});

test("a warning of loss stands in the file of an offer that carries a risk", () => {
  const risky = TOOL.offers.filter(({ risk }) => risk);
  expect(risky.length).toBeGreaterThan(0);
  for (const offer of risky) {
    const file = writeSchedule(offer, TOOL, { opening: TODAY, stamp: STAMP, origin: ORIGIN });
    for (const { DESCRIPTION } of parseIcs(file)) {
      expect(DESCRIPTION).toContain("perte en capital");
    }
  }
});

test("any text comes back as it went in, in lines of 75 octets at most", () => {
  // What the format treats in a way of its own, and characters of one to four octets.
  const character = fc.constantFrom("\\", ";", ",", ":", "\n", "n", "N", " ", "a", "é", "€", "😀");
  const anyText = fc.string({ unit: character, maxLength: 300, size: "max" });
  fc.assert(
    fc.property(anyText, anyText, (title, description) => {
      const event = { uid: "a@b", day: TODAY, title, description, url: null };
      const file = writeIcs("Essai", [event], STAMP);
      expect(file).not.toMatch(/[^\r]\n/);
      for (const line of file.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      const [read] = parseIcs(file);
      expect(read?.SUMMARY).toBe(title);
      expect(read?.DESCRIPTION).toBe(description);
    }),
  );
});

test("other control characters become spaces", () => {
  const event = { uid: "a@b", day: TODAY, title: "a\u0007b\tc", description: "a\r\nb", url: null };
  const [read] = parseIcs(writeIcs("Essai", [event], STAMP));
  expect([read?.SUMMARY, read?.DESCRIPTION]).toEqual(["a b c", "a\nb"]);
});

test.each([
  ["to take away", undefined],
  ["to subscribe to", `${ORIGIN}${subscriptionPath("N26", TODAY)}`],
])(
  "a calendar program reads the file %s of every offer: its dates, its names, its words",
  (_kind, address) => {
    for (const offer of TOOL.offers) {
      const file = writeSchedule(offer, TOOL, {
        opening: TODAY,
        stamp: STAMP,
        origin: ORIGIN,
        ...(address && { address }),
      });
      const calendar = new ICAL.Component(ICAL.parse(file));
      const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
      const told = readSchedule(offer, TOOL.sources, TODAY).events;

      expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
      expect(calendar.getFirstPropertyValue("prodid")).toMatch(/^-\/\//);
      expect(calendar.getFirstPropertyValue("method")).toBe(address ? "PUBLISH" : null);
      expect(events.map(({ summary }) => summary)).toEqual(told.map(({ title }) => title));
      expect(events.map(({ startDate }) => startDate.toString())).toEqual(
        told.map(({ day }) => day),
      );
      for (const { component, startDate } of events) {
        expect(startDate.isDate).toBe(true);
        expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-20T08:00:00Z");
        expect(component.getFirstPropertyValue("last-modified")?.toString()).toBe(
          "2026-11-20T08:00:00Z",
        );
      }
    }
  },
);

test("what is taken away and what is subscribed to call an event by the same name", () => {
  const [offer] = TOOL.offers;
  if (!offer) throw new Error("no offer has steps");
  const uids = (file: string) => parseIcs(file).map(({ UID }) => UID);
  const own = { opening: TODAY, stamp: STAMP, origin: ORIGIN };
  const address = `${ORIGIN}${subscriptionPath(offer.offerCode, TODAY)}`;
  expect(uids(writeSchedule(offer, TOOL, { ...own, address }))).toEqual(
    uids(writeSchedule(offer, TOOL, own)),
  );
});

test("the address of every offer's calendar is read back as that offer and that day", () => {
  for (const offer of TOOL.offers) {
    const [, , , offre = "", fichier = ""] = subscriptionPath(offer.offerCode, TODAY).split("/");
    expect(readSubscription({ offre, fichier }, TOOL.offers, TODAY)).toEqual({
      offer,
      opening: TODAY,
    });
  }
});
