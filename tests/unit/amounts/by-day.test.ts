// What the calendar changes between the build and a visit: a campaign that begins or ends, a stop that was announced.

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chooseDay } from "../../../app/amounts/by-day.ts";
import { standingOn, stateOf, whyNot } from "../../../app/amounts/standing.ts";
import { describeOffer } from "../../../app/build/catalogue/offer-facts.ts";
import { writeByDay } from "../../../app/build/render/by-day.tsx";
import { OfferFactList } from "../../../app/build/render/offer-facts.tsx";
import {
  type SampleFacts,
  sampleCatalogue,
  samplePartner,
  sampleReferral,
} from "../pages/sample-catalogue.ts";

/** N26 as the sample's day, 20 November 2026, knows it, with these facts of its programme. */
function read(facts: SampleFacts) {
  const catalogue = sampleCatalogue({
    partners: [samplePartner("n26", {})],
    referrals: [sampleReferral("N26", { facts: { payoutKind: "euros", ...facts } })],
  });
  const referral = catalogue.referrals.get("N26");
  if (!referral) throw new Error("the sample has it");
  const on = (day: string) => standingOn(referral.standing, day);
  const shown = renderToStaticMarkup(
    createElement(OfferFactList, { facts: describeOffer(referral, catalogue).facts }),
  );
  return {
    states: (...days: string[]) => days.map((day) => stateOf(on(day))),
    shown: (day: string) => chooseDay(shown, day).replace(/<[^>]+>/g, ""),
    written: (day: string) => {
      const words = writeByDay(referral.standing, (standing) => whyNot(standing) ?? "due");
      return chooseDay(words, day);
    },
  };
}

test("a campaign that ends after the build is over on the day after its last, wherever it is told", () => {
  const n26 = read({ programOpen: true, campaignEnd: "30/11/2026" });
  expect(n26.states("2026-11-20", "2026-11-30", "2026-12-01", "2027-03-01")).toEqual([
    "open",
    "open",
    "ended",
    "ended",
  ]);
  expect(n26.written("2026-11-30")).toBe("due");
  expect(n26.written("2026-12-01")).toBe("campagne terminée le 30 novembre 2026");
  expect(n26.shown("2026-11-30")).toContain("ouvert en");
  expect(n26.shown("2026-12-01")).toContain("campagne terminée le 30 novembre 2026");
  expect(n26.shown("2026-12-01")).not.toContain("ouvert en");
});

test("an announced programme without an end is not known to be open until somebody has seen it so", () => {
  expect(read({ campaignStart: "01/12/2026" }).states("2026-11-20", "2026-12-01")).toEqual([
    "announced",
    "unknown",
  ]);
});

test("a state that nobody can be cited for is unknown, whatever it says", () => {
  const unsourced = (value: string) => ({ value, asOf: null, sources: {} });
  expect(
    read({ programOpen: true, suspendedFrom: unsourced("10/11/2026") }).states("2026-11-20"),
  ).toEqual(["unknown"]);
  expect(read({ campaignStart: unsourced("01/12/2026") }).states("2026-11-20")).toEqual([
    "unknown",
  ]);
});
