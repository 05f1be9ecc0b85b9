// The drawings of an amount's past: what they show, and that they invent nothing.
import { expect, test } from "vitest";
import { deriveGlobalValues } from "../../../app/amounts/document.server.ts";
import { fragmentsOf } from "../../../app/amounts/history/fragments.server.ts";
import type { PublishedAmount } from "../../../app/amounts/history/published.ts";
import type { Reading } from "../../../app/amounts/reading.ts";
import { DAY_MS, NOW, type Sample, samplePast } from "./sample-past.ts";

const LEVELS: Sample["levels"] = [
  [400, 60],
  [200, 80],
];
const PUBLISHED: PublishedAmount = {
  offer: "N26",
  side: "filleul",
  euros: 75,
  asOf: "2026-08",
  note: null,
  sources: [],
};

/** Each fragment of N26, with ordinary spaces. */
function render(sample: Sample, more: Partial<Reading> = {}, published: PublishedAmount[] = []) {
  const { summary } = samplePast(sample);
  const euros = sample.levels.at(-1)?.[1];
  const values = deriveGlobalValues(euros == null ? {} : { PRIME_FILLEUL_N26: euros });
  const reading: Reading = {
    readAt: NOW,
    changedAt: null,
    globalValues: values,
    history: summary,
    ...more,
  };
  const fragments = fragmentsOf(reading, published);
  if (!fragments) throw new Error("Nothing is drawn.");
  const plain = (html: string) => html.replace(/[\u00a0\u202f]/g, " ");
  return {
    told: plain(fragments.told("N26")),
    chart: plain(fragments.chart("N26")),
    trend: plain(fragments.trend("N26")),
    changes: plain(fragments.changes("N26")),
  };
}

/** The line's own path: where it starts anew, it was broken. */
function lineOf(html: string): string {
  return /class="past__line" d="([^"]*)"/.exec(html)?.[1] ?? "";
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

test("a chart is one line in steps, with a title, a description and its table", () => {
  const { chart } = render({ levels: LEVELS });
  expect(lineOf(chart)).toMatch(/^M[\d. ]+H[\d.]+V[\d.]+H[\d.]+$/);
  expect(chart).toMatch(/role="img" aria-labelledby="([\w-]+)" aria-describedby="\1-d"/);
  expect(chart).toContain("de 60 € à 80 €");
  expect(count(chart, '<th scope="row">')).toBe(2);
  expect(chart).toContain('href="/parrainage/historique?offre=N26"');
});

test("nobody's watch is a break in the line, a hatched band, a number of days and a row of the table", () => {
  const { chart, trend } = render({ levels: LEVELS, gaps: [{ from: 300, until: 270 }] });
  expect(count(lineOf(chart), "M")).toBe(2);
  expect(chart).toContain("past__gap");
  expect(chart).toContain("30 jours sans relevé");
  expect(chart).toContain("pas de relevé jusqu’au");
  expect(count(lineOf(trend), "M")).toBe(2);
});

test("a change that was found after an interruption is not joined to what came before", () => {
  const { chart } = render({ levels: LEVELS, gaps: [{ from: 210, until: 200 }] });
  expect(lineOf(chart)).not.toContain("V");
});

test("a time without an amount is a hole in the line, and no zero", () => {
  const { chart } = render({
    levels: [
      [400, 60],
      [300, null],
      [200, 60],
    ],
  });
  expect(count(lineOf(chart), "M")).toBe(2);
  expect(chart).toContain("aucun montant");
  expect(chart).not.toContain("NaN");
});

test("what others published for the referee is a ring of its own kind, with a legend", () => {
  const { chart } = render({ levels: LEVELS }, {}, [
    PUBLISHED,
    { ...PUBLISHED, side: "parrain", euros: 999 },
    { ...PUBLISHED, offer: "REVOLUT", euros: 998 },
    { ...PUBLISHED, asOf: null },
    { ...PUBLISHED, asOf: "2022-02" },
    { ...PUBLISHED, asOf: "2026" },
  ]);
  const [, rings = ""] = /class="past__ring" d="([^"]*)"/.exec(chart) ?? [];
  expect(count(rings, "h0")).toBe(1);
  expect(chart).toContain("publié ailleurs, sans partage");
  expect(render({ levels: LEVELS }).chart).not.toContain("publié ailleurs");
});

test("an amount that is newer than its past is not judged by it", () => {
  const globalValues = deriveGlobalValues({ PRIME_FILLEUL_N26: 100 });
  const { told, trend } = render({ levels: LEVELS }, { globalValues });
  expect(told).toContain("vient de changer");
  expect(trend).toBe("vient de changer");
});

test("where nobody has kept the record for days, that is said instead", () => {
  const { told, trend } = render({ levels: LEVELS }, { readAt: NOW + 3 * DAY_MS });
  expect(told).toBe("Plus suivi depuis le 22 novembre 2026.");
  expect(trend).toBe("plus suivi");
});

test("the last two changes are told, the newest first, each with its day", () => {
  const { changes } = render({ levels: [[400, 50], ...LEVELS.slice(1), [100, 70], [20, 90]] });
  const lines = changes.match(/<li>.*?<\/li>/g)?.map((line) => line.replace(/<[^>]+>/g, ""));
  expect(lines).toEqual(["2 novembre 2026 de 70 € à 90 €", "14 août 2026 de 80 € à 70 €"]);
});

test("a change that nobody watched was seen that day, and took place before; none is told as one where there was none", () => {
  const { changes } = render({ levels: LEVELS, gaps: [{ from: 210, until: 200 }] });
  expect(changes).toMatch(/<b>vu le <time/);
  expect(render({ levels: [[400, 60]] }).changes).toMatch(
    /^<p>Aucun changement vu depuis le début du suivi, le \d/,
  );
});

test("an amount that came and went is told as such", () => {
  const { changes } = render({
    levels: [
      [400, 60],
      [300, null],
      [200, 60],
    ],
  });
  expect(changes).toContain("plus de montant donné (60 € avant)");
  expect(changes).toContain("de nouveau 60 €");
});

test("a trend that never moved is marked, one that came back to the middle is not", () => {
  expect(render({ levels: [[400, 80]] }).trend).toContain('<span class="past__flat">stable depuis');
  const between = render({
    levels: [
      [600, 40],
      [430, 120],
      [100, 80],
    ],
  });
  expect(between.trend).toContain("stable depuis 3 mois");
  expect(between.trend).not.toContain("past__flat");
});
