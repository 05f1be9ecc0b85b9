// The life of an offer by dated facts alone, told on each day of reading from what one build wrote on 20 November 2026.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chooseDay } from "../../../app/amounts/by-day.ts";
import { deriveGlobalValues } from "../../../app/amounts/document.server.ts";
import { OFFERS } from "../../../app/amounts/offers.ts";
import { judge, STATES, standingsOn } from "../../../app/amounts/standing.ts";
import { coteLines } from "../../../app/blocks/cote/lines.ts";
import { readCoteQuery } from "../../../app/blocks/cote/query.ts";
import { listStandings } from "../../../app/build/catalogue/standing.ts";
import { ByDay } from "../../../app/build/render/by-day.tsx";
import { collectAmounts } from "../../../app/open-data/amounts/write-amounts.server.ts";
import {
  type SampleFacts,
  sampleCatalogue,
  samplePartner,
  sampleReferral,
} from "../pages/sample-catalogue.ts";

const VALUES = deriveGlobalValues({ PRIME_FILLEUL_N26: 15, PRIME_FILLEUL_BUNQ: 10 });
const CAMPAIGN = { campaignStart: "01/12/2026", campaignEnd: "31/12/2026" };
const STOP = { programOpen: true, suspendedFrom: "24/11/2026" };

test.each<[string, SampleFacts, string, keyof typeof STATES, string]>([
  [
    "before its first day",
    CAMPAIGN,
    "2026-11-30",
    "announced",
    "annoncé pour le 1er décembre 2026",
  ],
  ["on its first day", CAMPAIGN, "2026-12-01", "open", ""],
  ["on its last day", CAMPAIGN, "2026-12-31", "open", ""],
  ["the day after", CAMPAIGN, "2027-01-01", "ended", "campagne terminée le 31 décembre 2026"],
  ["before it stops", STOP, "2026-11-23", "open", ""],
  ["once it has stopped", STOP, "2026-11-24", "suspended", "suspendu depuis le 24 novembre 2026"],
])(
  "lists, sums, files and words tell the same of an offer %s",
  (_case, facts, day, state, shut) => {
    const built = standingsOfBuild(facts);
    const today = standingsOn(built, day);
    const isOpen = state === "open";

    expect(judge(15, today.N26).owed).toBe(isOpen ? 15 : undefined);
    expect(orderOfCote(today)).toEqual(isOpen ? ["N26", "BUNQ"] : ["BUNQ", "N26"]);
    expect(stateInFile(today)).toMatchObject({
      etat: STATES[state],
      du: isOpen ? 15 : null,
      pourquoiPasDu: shut || null,
    });
    expect(chooseDay(renderAtBuild(built), day)).toBe(shut || "ouvert");
  },
);

test("a stop ends once somebody has seen the programme open after it", () => {
  const seen = { value: true, asOf: "2026-11-19", sources: { tarifs: "La phrase qui le dit." } };
  const { N26 } = standingsOfBuild({ programOpen: seen, suspendedFrom: "10/11/2026" });
  expect(N26?.shut).toBeUndefined();
});

/** What the build of 20 November writes of N26 with these facts, beside a bunq that is open. */
function standingsOfBuild(facts: SampleFacts) {
  const { referrals } = sampleCatalogue({
    partners: [samplePartner("n26", {}), samplePartner("bunq", {})],
    referrals: [
      sampleReferral("N26", { facts: { payoutKind: "euros", ...facts } }),
      sampleReferral("BUNQ", { facts: { payoutKind: "euros", programOpen: true } }),
    ],
  });
  return listStandings(referrals);
}

type Built = ReturnType<typeof standingsOfBuild>;

function orderOfCote(standings: Built): string[] {
  const offers = OFFERS.filter(({ code }) => code === "N26" || code === "BUNQ");
  const query = readCoteQuery(new URLSearchParams());
  const lines = coteLines({ offers, values: VALUES, answers: {}, standings }, query);
  return lines.map(({ offer }) => offer.code);
}

function stateInFile(standings: Built) {
  const reading = { readAt: 0, changedAt: 0, globalValues: VALUES };
  const context = { origin: "https://primoscope.example", build: "", standings };
  return collectAmounts(reading, context)?.offres.find(({ code }) => code === "N26");
}

/** Words of a page as the build draws them, for each day to come. */
function renderAtBuild({ N26 }: Built): string {
  if (!N26) throw new Error("the sample has it");
  return renderToStaticMarkup(
    ByDay({ standings: [N26], children: ([at]) => at?.shut ?? "ouvert" }) as React.ReactElement,
  );
}
