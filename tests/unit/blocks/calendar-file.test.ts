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

test("any text comes back as it went in, in lines of 75 octets at most", () => {
  // What the format treats in a way of its own, and characters of one to four octets.
  const character = fc.constantFrom("\\", ";", ",", ":", "\n", "n", "N", " ", "a", "é", "€", "😀");
  const anyText = fc.string({ unit: character, maxLength: 300, size: "max" });
  fc.assert(
    fc.property(anyText, anyText, (title, description) => {
      const event = { uid: "a", day: TODAY, title, description, url: null };
      const file = writeIcs("Essai", [event], { origin: ORIGIN, stamp: STAMP });
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
  const event = { uid: "a", day: TODAY, title: "a\u0007b\tc", description: "a\r\nb", url: null };
  const [read] = parseIcs(writeIcs("Essai", [event], { origin: ORIGIN, stamp: STAMP }));
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
      const events = parseIcs(file);
      const told = readSchedule(offer, TOOL.sources, TODAY).events;

      expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
      expect(calendar.getFirstPropertyValue("prodid")).toMatch(/^-\/\//);
      expect(calendar.getFirstPropertyValue("method")).toBe(address ? "PUBLISH" : null);
      expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual(told.map(({ title }) => title));
      expect(events.map(({ DTSTART }) => DTSTART)).toEqual(told.map(({ day }) => day));
      // By the same name, taken away or subscribed to.
      expect(events.map(({ UID }) => UID)).toEqual(
        told.map(({ key }) => `${offer.offerCode}-${TODAY}-${key}@primoscope.example`),
      );
      expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
      for (const event of events) {
        expect(event.DTSTAMP).toBe("2026-11-20T08:00:00Z");
        expect(event["LAST-MODIFIED"]).toBe("2026-11-20T08:00:00Z");
        expect(event.DESCRIPTION).toContain("À vérifier dans le règlement de l’offre.");
        if (offer.risk) expect(event.DESCRIPTION).toContain("perte en capital");
        if (event.URL) expect(event.DESCRIPTION).toContain(event.URL);
      }
    }
  },
);

test("the address of every offer's calendar is read back as that offer and that day", () => {
  for (const offer of TOOL.offers) {
    const [, , , offre = "", fichier = ""] = subscriptionPath(offer.offerCode, TODAY).split("/");
    expect(readSubscription({ offre, fichier }, TOOL.offers, TODAY)).toEqual({
      offer,
      opening: TODAY,
    });
  }
});
