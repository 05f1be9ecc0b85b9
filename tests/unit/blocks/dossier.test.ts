// The file of a bonus: late or not, the days of a complaint, and letters that ask nobody's name.
import { expect, test } from "vitest";
import { readSchedule } from "../../../app/blocks/calendar/schedule.ts";
import { monDossier } from "../../../app/blocks/dossier/block.ts";
import { listComplaintSteps } from "../../../app/blocks/dossier/complaint.ts";
import { offerOn, readInputs } from "../../../app/blocks/dossier/inputs.ts";
import { judgeLateness } from "../../../app/blocks/dossier/lateness.ts";
import { writeComplaint, writeToMediator } from "../../../app/blocks/dossier/write-letters.ts";
import { plain } from "../../worker/read-html.ts";
import { siteContext } from "./site-context.ts";

const TODAY = "2026-11-24";
const PAID = [
  { key: "ouverture", day: "2026-09-03" },
  { key: "etape-1", day: "2026-10-03" },
  { key: "prime", day: "2026-11-23" },
];
const UNPAID = PAID.slice(0, 2);

test("on the last day of the delay the bonus is not late, on the next it is", () => {
  expect(judgeLateness(PAID, "2026-11-23")).toMatchObject({ state: "early", from: "2026-11-24" });
  expect(plain(judgeLateness(PAID, "2026-11-23").sentence)).toMatch(
    /^Pas encore en retard : jusqu’au lundi 23 novembre 2026/,
  );
  expect(plain(judgeLateness(PAID, TODAY).sentence)).toMatch(
    /^En retard depuis le mardi 24 novembre 2026, si vous avez rempli chaque condition/,
  );
});

test("where nobody dates the payment, no day makes the bonus late", () => {
  expect(judgeLateness(UNPAID, "2026-10-03").state).toBe("early");
  expect(judgeLateness(UNPAID, "2030-01-01").state).toBe("unknown");
  expect(plain(judgeLateness(PAID.slice(0, 1), TODAY).sentence)).toContain("aucune date");
});

test("from the letter on: ten working days, two months, a mediator within the year, five years in all", () => {
  const asked = { opening: "2026-02-28", complained: "2026-11-02" };
  const days = listComplaintSteps(asked, TODAY, true).map(({ key, day }) => [key, day]);
  expect(days).toEqual([
    ["reclamation", "2026-11-02"],
    // The eleventh is a holiday.
    ["accuse", "2026-11-17"],
    ["reponse", "2027-01-02"],
    ["mediateur", "2027-01-03"],
    ["mediateur-fin", "2027-11-02"],
    ["prescription", "2031-02-28"],
  ]);
});

test("without a letter the days count from the first that makes sense; a cashback site has no authority's days", () => {
  const steps = listComplaintSteps({ opening: "2026-09-03", complained: "" }, "2027-01-01", false);
  expect(steps[0]).toMatchObject({ day: "2027-01-01", limit: "from" });
  expect(steps.map(({ explanation: told }) => told).join(" ")).not.toContain("ACPR");
});

const { offers, sources } = monDossier.compile({ label: "", attributes: {} }, siteContext());

test.each([
  ["offre=HELLO_ONE&debut=2026-09-03&reclame=2026-09-02", "reclame", /à partir de l’ouverture/],
  [
    "offre=HELLO_ONE&debut=2026-09-03&reclame=2026-11-25",
    "reclame",
    /aujourd’hui ou un jour passé/,
  ],
  ["offre=HELLO_ONE&debut=2026-02-30", "debut", /n’est pas une date/],
  ["offre=ORANGE&debut=2026-09-03", "offre", /Choisissez/],
] as const)("« %s » is told beside its field", (query, name, words) => {
  const { entries, dossier } = readInputs(new URLSearchParams(query), offers, TODAY);
  expect(dossier).toBeUndefined();
  expect(entries[name].error).toMatch(words);
});

test("an empty day of the letter is none, and no fault", () => {
  const query = new URLSearchParams("offre=HELLO_ONE&debut=2026-09-03&reclame=");
  expect(readInputs(query, offers, TODAY).dossier?.complained).toBe("");
});

test("every offer has its letters, with their law, each condition and blanks for what is private", () => {
  expect(offers.length).toBeGreaterThan(10);
  for (const offer of offers) {
    const dossier = { offer, until: "", opening: "2026-09-03", complained: "2026-11-02" };
    const schedule = readSchedule(offer, sources, dossier.opening);
    const complaint = writeComplaint(dossier, schedule).lines.join("\n");
    for (const { text, keeps, kind } of offer.steps)
      expect(complaint.includes(text), text).toBe(!keeps && kind !== "invitation");
    expect(complaint).toMatch(/art\. 1103 et 1119.*L\. 612-1.*L\. 616-1/s);
    expect(complaint).toContain("Nom, prénom, adresse\u202f: ………");
    expect(complaint.includes("ACPR")).toBe(offer.isSupervised);
    const mediator = writeToMediator(dossier).lines.join("\n");
    expect(mediator).toContain("J’ai réclamé par écrit le 2 novembre 2026");
    expect(mediator).toContain("art. L. 612-2");
  }
});

test("who opened before a change gets the rules of that day, who opened after it those of today", () => {
  const [today] = offers;
  if (!today) throw new Error("no offer");
  const before = (until: string, text: string) => ({ ...today, until, steps: [{ text }] });
  const offer = { ...today, versions: [before("2026-03-31", "A"), before("2026-06-30", "B")] };
  const textsOn = (day: string) =>
    offerOn(offer, day)
      .offer.steps.map(({ text }) => text)
      .join();
  expect(["2026-03-31", "2026-04-01", "2026-06-30"].map(textsOn)).toEqual(["A", "B", "B"]);
  expect(offerOn(offer, "2026-04-01").until).toBe("2026-06-30");
  expect(offerOn(offer, "2026-07-01")).toMatchObject({ until: "", offer: { steps: today.steps } });
});
