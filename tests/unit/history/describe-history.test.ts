// What a ticket and the cote say of an amount's past, and what they don't.
import { expect, test } from "vitest";
import {
  describeHistory,
  describeTrend,
} from "../../../app/amounts/history/describe-history.server.ts";
import { formatSpan } from "../../../app/amounts/history/span.server.ts";
import { DAY_MS, type Sample, samplePast } from "./sample-past.ts";

/** With ordinary spaces. */
function told(sample: Sample): string {
  const { offer, summary } = samplePast(sample);
  return describeHistory(offer, summary).replace(/[\u00a0\u202f]/g, " ");
}

function trend(sample: Sample): string {
  const { offer, summary } = samplePast(sample);
  return describeTrend(offer, summary).replace(/[\u00a0\u202f]/g, " ");
}

test("an amount that nothing was ever above is at its highest, with how far back that goes", () => {
  const levels: Sample["levels"] = [
    [400, 60],
    [200, 80],
  ];
  expect(told({ levels })).toBe(
    "Au plus haut depuis le début du suivi (octobre 2025). Inchangé depuis 6 mois.",
  );
  expect(trend({ levels })).toBe("au plus haut");
});

test("an amount that nothing was ever below is at its lowest", () => {
  const levels: Sample["levels"] = [
    [400, 80],
    [200, 60],
  ];
  expect(told({ levels })).toBe(
    "Au plus bas depuis le début du suivi (octobre 2025). Inchangé depuis 6 mois.",
  );
  expect(trend({ levels })).toBe("au plus bas");
});

test("a high that was reached before is told with the month it ended", () => {
  const levels: Sample["levels"] = [
    [500, 100],
    [400, 60],
    [100, 100],
  ];
  expect(told({ levels })).toContain(
    "Au plus haut depuis le début du suivi (juillet 2025), comme en octobre 2025.",
  );
});

test("after a rise below the top, it is told since when it was not as high", () => {
  const levels: Sample["levels"] = [
    [600, 120],
    [430, 60],
    [100, 90],
  ];
  expect(told({ levels })).toBe("Au plus haut depuis 14 mois. Inchangé depuis 3 mois.");
  expect(trend({ levels })).toBe("stable depuis 3 mois");
});

test("after a fall above the bottom, it is told since when it was not as low", () => {
  const levels: Sample["levels"] = [
    [600, 40],
    [430, 120],
    [100, 80],
  ];
  expect(told({ levels })).toBe("Au plus bas depuis 14 mois. Inchangé depuis 3 mois.");
});

test("a reach of less than two months says nothing: the median of the year does", () => {
  const below: Sample["levels"] = [
    [600, 20],
    [500, 80],
    [50, 40],
    [40, 60],
  ];
  expect(told({ levels: below })).toBe(
    "20 € sous sa médiane d’un an (80 €). Inchangé depuis 40 jours.",
  );
  const above: Sample["levels"] = [
    [600, 200],
    [500, 80],
    [50, 120],
    [40, 100],
  ];
  expect(told({ levels: above })).toBe(
    "20 € au-dessus de sa médiane d’un an (80 €). Inchangé depuis 40 jours.",
  );
});

test("a median of less than a year says since when", () => {
  const levels: Sample["levels"] = [
    [200, 20],
    [190, 80],
    [50, 40],
    [40, 60],
  ];
  expect(told({ levels })).toContain("20 € sous sa médiane depuis mai 2026 (80 €).");
});

test("an amount that is back where it was is not at its lowest since before that", () => {
  const levels: Sample["levels"] = [
    [600, 20],
    [500, 80],
    [200, 100],
    [90, 80],
  ];
  expect(told({ levels })).toBe("Au plus bas depuis 6 mois. Inchangé depuis 2 mois.");
});

test("an amount equal to its median says so", () => {
  const levels: Sample["levels"] = [
    [600, 20],
    [500, 80],
    [50, 100],
    [45, 80],
  ];
  expect(told({ levels })).toBe("Égal à sa médiane d’un an. Inchangé depuis 45 jours.");
});

test("one amount only is neither high nor low", () => {
  const levels: Sample["levels"] = [[45, 80]];
  expect(told({ levels })).toBe("Inchangé depuis 45 jours.");
  expect(trend({ levels })).toBe("stable depuis 45 j");
});

test("a change of the last thirty days is told by its size and its day", () => {
  const rise: Sample["levels"] = [
    [300, 60],
    [19, 80],
  ];
  expect(told({ levels: rise })).toMatch(/^Au plus haut .*\. \+20 € le 3 novembre 2026\.$/);
  expect(trend({ levels: rise })).toBe("+20 € le 3 nov.");
  const fall: Sample["levels"] = [
    [300, 80],
    [21, 60],
  ];
  expect(told({ levels: fall })).toMatch(/−20 € le 1er novembre 2026\.$/);
  expect(trend({ levels: fall })).toBe("−20 € le 1er nov.");
});

test("with twenty-nine watched days nothing is claimed; with thirty it is", () => {
  const levels = (days: number): Sample["levels"] => [
    [days, 60],
    [10, 80],
  ];
  expect(told({ levels: levels(29) })).toBe(
    "Suivi depuis le 24 octobre 2026 : moins de trente jours observés, trop peu pour dire si ce montant est haut.",
  );
  expect(trend({ levels: levels(29) })).toBe("suivi trop court");
  expect(told({ levels: levels(30) })).toContain("Au plus haut");
  expect(trend({ levels: levels(30) })).toBe("+20 € le 12 nov.");
});

test("days that nobody watched do not count among the thirty", () => {
  const sample: Sample = { levels: [[60, 60]], gaps: [{ from: 50, until: 11 }] };
  expect(told(sample)).toContain("moins de trente jours observés");
  expect(trend(sample)).toBe("suivi trop court");
});

test("an offer that came later is judged by its own days", () => {
  expect(told({ levels: [[20, 60]], since: 400 })).toContain("Suivi depuis le 2 novembre 2026");
});

test("a stay with an interruption in it is one at each reading", () => {
  const sample: Sample = { levels: [[100, 80]], gaps: [{ from: 60, until: 56 }] };
  expect(told(sample)).toBe("Inchangé à chaque relevé depuis 3 mois.");
});

test("an interruption before the stay takes nothing from it", () => {
  const levels: Sample["levels"] = [
    [400, 60],
    [100, 80],
  ];
  expect(told({ levels, gaps: [{ from: 300, until: 270 }] })).toContain("Inchangé depuis 3 mois.");
});

test("without an amount today nothing is compared, and the last one is told", () => {
  const levels: Sample["levels"] = [
    [200, 80],
    [10, null],
  ];
  expect(told({ levels })).toBe(
    "Aucun montant donné depuis le 12 novembre 2026. Le dernier vu : 80 €.",
  );
  expect(trend({ levels })).toBe("montant inconnu");
});

test("an amount that has come back is told as that, and not as a rise", () => {
  const levels: Sample["levels"] = [
    [200, 80],
    [100, null],
    [10, 80],
  ];
  expect(told({ levels })).toBe("Revenu le 12 novembre 2026.");
  expect(trend({ levels })).toBe("revenu le 12 nov.");
});

test("an offer that was never seen says since when we look", () => {
  const { summary } = samplePast({ levels: [[100, 80]] });
  expect(describeHistory(undefined, summary)).toContain(
    "depuis le début du suivi, le 14 août 2026",
  );
  expect(describeTrend(undefined, summary)).toBe("pas encore vu");
});

test("a record older than two years claims two years, and knows how long the amount has stood", () => {
  // The 90 € of three years ago are out of sight.
  const levels: Sample["levels"] = [
    [1200, 90],
    [900, 60],
    [300, 80],
  ];
  expect(told({ levels })).toBe("Au plus haut depuis au moins deux ans. Inchangé depuis 9 mois.");
  expect(told({ levels: [[1200, 80]] })).toBe("Inchangé depuis 3 ans.");
});

test("months are those of the calendar, also from a leap day", () => {
  const span = (from: string, until: string) =>
    formatSpan(Date.parse(`${from}T12:00Z`), Date.parse(`${until}T12:00Z`)).replace("\u00a0", " ");
  expect(span("2024-02-29", "2025-02-28")).toBe("11 mois");
  expect(span("2024-02-29", "2025-03-01")).toBe("12 mois");
  expect(span("2024-01-31", "2024-04-30")).toBe("2 mois");
  expect(span("2024-11-22", "2026-11-21")).toBe("23 mois");
  expect(span("2024-11-22", "2026-11-22")).toBe("2 ans");
  expect(span("2026-11-21", "2026-11-22")).toBe("1 jour");
  expect(span("2026-09-24", "2026-11-22")).toBe("59 jours");
});

test("a difference of a few cents is told to the cent", () => {
  const levels: Sample["levels"] = [
    [100, 0.1],
    [5, 0.3],
  ];
  expect(trend({ levels })).toBe("+0,20 € le 17 nov.");
});

test("on a leap day, a stay of ninety days is counted to that day", () => {
  const now = Date.UTC(2028, 1, 29, 12);
  const { offer, summary } = samplePast({ levels: [[90, 80]], now });
  expect(offer?.since).toBe(now - 90 * DAY_MS);
  expect(describeHistory(offer, summary)).toBe("Inchangé depuis 2\u00a0mois.");
});
