// What a ticket and the cote say of an amount's past, and what they don't.
import { expect, test } from "vitest";
import {
  describeHistory,
  describeTrend,
} from "../../../app/amounts/history/describe-history.server.ts";
import { formatDuration } from "../../../app/amounts/history/duration.server.ts";
import { rows } from "../../rows.ts";
import { DAY_MS, type Sample, samplePast } from "./sample-past.ts";

/** With ordinary spaces. */
function describePlain(sample: Sample): string {
  const { offer, summary } = samplePast(sample);
  return describeHistory(offer, summary).replace(/[\u00a0\u202f]/g, " ");
}

function trend(sample: Sample): string {
  const { offer, summary } = samplePast(sample);
  return describeTrend(offer, summary).replace(/[\u00a0\u202f]/g, " ");
}

/** What an amount was, from so many days ago on: « 400: 60, 200: 80 »; « - » where it was unknown. */
function levelsOf(text: string): Sample["levels"] {
  return text.split(", ").map((level) => {
    const [days, euros] = level.split(": ");
    return [Number(days), euros === "-" ? null : Number(euros)] as const;
  });
}

test.each(
  rows(`
    nothing was ever above it | 400: 60, 200: 80 | Au plus haut depuis le début du suivi (octobre 2025). Inchangé depuis 6 mois. | au plus haut
    nothing was ever below it | 400: 80, 200: 60 | Au plus bas depuis le début du suivi (octobre 2025). Inchangé depuis 6 mois. | au plus bas
    the high was reached before | 500: 100, 400: 60, 100: 100 | Au plus haut depuis le début du suivi (juillet 2025), comme en octobre 2025. Inchangé depuis 3 mois. | au plus haut
    it rose below the top | 600: 120, 430: 60, 100: 90 | Au plus haut depuis 14 mois. Inchangé depuis 3 mois. | stable depuis 3 mois
    it fell above the bottom | 600: 40, 430: 120, 100: 80 | Au plus bas depuis 14 mois. Inchangé depuis 3 mois. | stable depuis 3 mois
    it reaches back less than two months, below the median | 600: 20, 500: 80, 50: 40, 40: 60 | 20 € sous sa médiane d’un an (80 €). Inchangé depuis 40 jours. | stable depuis 40 j
    it reaches back less than two months, above the median | 600: 200, 500: 80, 50: 120, 40: 100 | 20 € au-dessus de sa médiane d’un an (80 €). Inchangé depuis 40 jours. | stable depuis 40 j
    the median is of less than a year | 200: 20, 190: 80, 50: 40, 40: 60 | 20 € sous sa médiane depuis mai 2026 (80 €). Inchangé depuis 40 jours. | stable depuis 40 j
    it is back where it was | 600: 20, 500: 80, 200: 100, 90: 80 | Au plus bas depuis 6 mois. Inchangé depuis 2 mois. | stable depuis 2 mois
    it equals its median | 600: 20, 500: 80, 50: 100, 45: 80 | Égal à sa médiane d’un an. Inchangé depuis 45 jours. | stable depuis 45 j
    it was never another | 45: 80 | Inchangé depuis 45 jours. | stable depuis 45 j
    it rose within the last thirty days | 300: 60, 19: 80 | Au plus haut depuis le début du suivi (janvier 2026). +20 € le 3 novembre 2026. | +20 € le 3 nov.
    it fell within the last thirty days | 300: 80, 21: 60 | Au plus bas depuis le début du suivi (janvier 2026). −20 € le 1er novembre 2026. | −20 € le 1er nov.
    it rose by cents | 100: 0.1, 5: 0.3 | Au plus haut depuis le début du suivi (août 2026). +0,20 € le 17 novembre 2026. | +0,20 € le 17 nov.
    twenty-nine days are watched | 29: 60, 10: 80 | Suivi depuis le 24 octobre 2026 : moins de trente jours observés, trop peu pour dire si ce montant est haut. | suivi trop court
    thirty days are watched | 30: 60, 10: 80 | Au plus haut depuis le début du suivi (octobre 2026). +20 € le 12 novembre 2026. | +20 € le 12 nov.
    it is not given today | 200: 80, 10: - | Aucun montant donné depuis le 12 novembre 2026. Le dernier vu : 80 €. | montant inconnu
    it has come back | 200: 80, 100: -, 10: 80 | Revenu le 12 novembre 2026. | revenu le 12 nov.
    the record is older than two years, and 90 € of before are out of sight | 1200: 90, 900: 60, 300: 80 | Au plus haut depuis au moins deux ans. Inchangé depuis 9 mois. | au plus haut
    it has stood for longer than the record looks back | 1200: 80 | Inchangé depuis 3 ans. | stable depuis 3 ans
  `),
)("where %s (%s): « %s », « %s »", (_case, levels = "", sentence, word) => {
  const sample = { levels: levelsOf(levels) };
  expect([describePlain(sample), trend(sample)]).toEqual([sentence, word]);
});

test("days that nobody watched do not count among the thirty", () => {
  const sample: Sample = { levels: [[60, 60]], gaps: [{ from: 50, until: 11 }] };
  expect(describePlain(sample)).toContain("moins de trente jours observés");
  expect(trend(sample)).toBe("suivi trop court");
});

test("an offer that came later is judged by its own days", () => {
  expect(describePlain({ levels: [[20, 60]], since: 400 })).toContain(
    "Suivi depuis le 2 novembre 2026",
  );
});

test("a stay with an interruption in it is one at each reading", () => {
  const sample: Sample = { levels: [[100, 80]], gaps: [{ from: 60, until: 56 }] };
  expect(describePlain(sample)).toBe("Inchangé à chaque relevé depuis 3 mois.");
});

test("an interruption before the stay takes nothing from it", () => {
  const levels = levelsOf("400: 60, 100: 80");
  expect(describePlain({ levels, gaps: [{ from: 300, until: 270 }] })).toContain(
    "Inchangé depuis 3 mois.",
  );
});

test("an offer that was never seen says since when we look", () => {
  const { summary } = samplePast({ levels: [[100, 80]] });
  expect(describeHistory(undefined, summary)).toContain(
    "depuis le début du suivi, le 14 août 2026",
  );
  expect(describeTrend(undefined, summary)).toBe("pas encore vu");
});

test("months are those of the calendar, also from a leap day", () => {
  const span = (from: string, until: string) =>
    formatDuration(Date.parse(`${from}T12:00Z`), Date.parse(`${until}T12:00Z`)).replace(
      "\u00a0",
      " ",
    );
  expect(span("2024-02-29", "2025-02-28")).toBe("11 mois");
  expect(span("2024-02-29", "2025-03-01")).toBe("12 mois");
  expect(span("2024-01-31", "2024-04-30")).toBe("2 mois");
  expect(span("2024-11-22", "2026-11-21")).toBe("23 mois");
  expect(span("2024-11-22", "2026-11-22")).toBe("2 ans");
  expect(span("2026-11-21", "2026-11-22")).toBe("1 jour");
  expect(span("2026-09-24", "2026-11-22")).toBe("59 jours");
});

test("on a leap day, a stay of ninety days is counted to that day", () => {
  const now = Date.UTC(2028, 1, 29, 12);
  const { offer, summary } = samplePast({ levels: [[90, 80]], now });
  expect(offer?.since).toBe(now - 90 * DAY_MS);
  expect(describeHistory(offer, summary)).toBe("Inchangé depuis 2\u00a0mois.");
});
