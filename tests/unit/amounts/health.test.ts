// What `/sante` answers: judged from facts alone, under a clock of its own.
import { expect, test } from "vitest";
import type { HistorySummary } from "../../../app/amounts/history/summary.server.ts";
import { POLICY } from "../../../app/amounts/policy.server.ts";
import { type HealthFacts, judgeHealth } from "../../../workers/health/judge-health.ts";
import { MINUTE } from "./scene.ts";

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SUMMARY: HistorySummary = {
  madeAt: NOW - HOUR,
  isExample: false,
  upTo: 3,
  periods: 1,
  since: NOW - 90 * 24 * HOUR,
  observedDays: 90,
  watches: [],
  offers: {},
};

/** A site on an ordinary day. */
const WELL: HealthFacts = {
  now: NOW,
  isKvBroken: false,
  readAt: NOW - 3 * MINUTE,
  cronAt: NOW - 3 * MINUTE,
  history: SUMMARY,
  count: 57,
  good: { count: 57, at: NOW - 3 * MINUTE },
  hasHistory: true,
  fields: {},
  held: {},
  unconfirmed: {},
  build: { id: "0123456789abcdef", builtAt: NOW - 3 * DAY },
  ageing: {
    facts: [
      { kind: "price", limitDays: 183, days: { "2026-10-01": 9, "2026-05-30": 1 }, undated: 0 },
    ],
    securityTxtExpires: new Date(NOW + 300 * DAY).toISOString(),
  },
  backup: { at: NOW - 2 * DAY, changes: 212, corrections: 0, watchedMs: 9e9 },
};

test("amounts and cron are ok until their limit, and not a moment longer", () => {
  const limit = NOW - POLICY.alarmMs;

  expect(judgeHealth({ ...WELL, readAt: limit, cronAt: limit }).etat).toBe("ok");
  expect(judgeHealth({ ...WELL, readAt: limit - 1, cronAt: limit - 1 }).raisons).toEqual([
    "Les montants datent de 20 min, plus que 20 min.",
    "Le cron n'a plus réussi depuis 20 min, plus que 20 min.",
  ]);
});

test("a cron that is dead is told, though visitors keep the amounts fresh", () => {
  const { etat, raisons } = judgeHealth({ ...WELL, readAt: NOW - MINUTE, cronAt: NOW - 3 * HOUR });

  expect(etat).toBe("en-panne");
  expect(raisons).toEqual(["Le cron n'a plus réussi depuis 180 min, plus que 20 min."]);
});

test("a site that was deployed a moment ago is not blamed for a cron that has not struck", () => {
  const young = { ...WELL, cronAt: null, build: { ...WELL.build, builtAt: NOW - 2 * MINUTE } };

  expect(judgeHealth(young)).toMatchObject({
    etat: "ok",
    raisons: [],
    cron: { dernierPassage: null, ageSecondes: null, premierPassageAttendu: true },
  });
  const bare = judgeHealth({ ...young, readAt: null });
  expect(bare.etat).toBe("en-panne");
  expect(bare.raisons).toEqual([
    "Les montants n'ont encore jamais été lus. Le site vient d'être construit : le cron passe toutes les cinq minutes.",
  ]);
});

test("a cron that has not struck long after the deployment is told", () => {
  const old = { ...WELL, cronAt: null };

  expect(judgeHealth(old).raisons).toEqual(["Le cron n'a encore jamais réussi."]);
  expect(judgeHealth({ ...old, build: { id: "x", builtAt: null } }).etat).toBe("en-panne");
  const late = { ...old, build: { id: "x", builtAt: NOW - POLICY.alarmMs } };
  expect(judgeHealth(late).etat).toBe("en-panne");
});

test("a cron that succeeded before is held to its limit, however young the build", () => {
  const young = { ...WELL, cronAt: NOW - HOUR, build: { id: "x", builtAt: NOW - MINUTE } };

  expect(judgeHealth(young).etat).toBe("en-panne");
});

test.each([
  ["there is no database", { hasHistory: false }, false],
  ["nothing was ever recorded", { history: null }, false],
  ["the summary was not renewed yesterday", { history: aged(27 * HOUR) }, false],
  ["the summary is dated a year ahead", { history: aged(-365 * 24 * HOUR) }, false],
  ["the summary is of this morning", { history: aged(20 * HOUR) }, true],
])("where %s, the history says so and nobody is called", (_case, facts, isKept) => {
  const { etat, historique } = judgeHealth({ ...WELL, ...facts });

  expect(historique.tenu).toBe(isKept);
  expect(etat).toBe("ok");
});

function aged(ms: number): HistorySummary {
  return { ...SUMMARY, madeAt: NOW - ms };
}

test.each([
  [0, "Le document ne tient plus que 0 montant, contre 57 le 22 novembre 2026 à 12 h 56."],
  [20, "Le document ne tient plus que 20 montants, contre 57 le 22 novembre 2026 à 12 h 56."],
])("a document that has %i amounts left of 57 is a fault, and told", (count, reason) => {
  const health = judgeHealth({ ...WELL, count, good: { count: 57, at: NOW - 3 * MINUTE - 1 } });

  expect(health.etat).toBe("en-panne");
  expect(health.raisons.map((text) => text.replace(/\s/g, " "))).toEqual([reason]);
});

test("amounts that have expired are told as such where a history shows that there were some", () => {
  const { raisons } = judgeHealth({ ...WELL, readAt: null, cronAt: null, count: null });

  expect(raisons).toEqual([
    "Les montants n'ont plus été lus depuis plus de 7 jours : le site n'en affiche aucun.",
  ]);
});

test("what ages is told by kind, with the days until the next is too old, and calls nobody", () => {
  const health = judgeHealth(WELL);

  expect(health.aSurveiller).toEqual([]);
  expect(health.faits).toEqual([
    expect.objectContaining({
      sorte: "price",
      nombre: 10,
      plusAncien: "2026-05-30",
      ageJours: 176,
      tropAnciens: 0,
      prochainDansJours: 7,
      bientot: 1,
    }),
  ]);
  expect(health.sauvegarde).toMatchObject({ ageJours: 2, changements: 212 });
  expect(health.securityTxt.resteJours).toBe(300);
});

test.each([
  [
    "a build of the month before",
    { build: { id: "x", builtAt: NOW - 30 * DAY } },
    /Construction du site/,
  ],
  ["no backup", { backup: null }, /Aucune sauvegarde n’est notée/],
  ["a backup of the month before", { backup: { ...backupOf(30) } }, /plus de 8 jours/],
  ["a certificate that ends next week", { ageing: ageingOf(NOW + 7 * DAY, {}) }, /faille/],
  [
    "a third of the prices too old, some since the build",
    { ageing: ageingOf(NOW + 300 * DAY, { "2026-05-22": 3, "2026-11-01": 6 }) },
    /3 à relire.*3 le sont devenus depuis la dernière construction/,
  ],
])("%s is told as something to look at, and calls nobody", (_case, facts, said) => {
  const { etat, aSurveiller } = judgeHealth({ ...WELL, ...facts });

  expect(etat).toBe("ok");
  expect(aSurveiller).toEqual([expect.stringMatching(said)]);
});

test("what can't be read of a build is unknown, never well", () => {
  const { rubriques } = judgeHealth({ ...WELL, ageing: null, build: { id: "x", builtAt: null } });

  expect(rubriques.filter(({ etat }) => etat === "inconnu")).toHaveLength(3);
});

function backupOf(days: number) {
  return { at: NOW - days * DAY, changes: 212, corrections: 0, watchedMs: 9e9 };
}

function ageingOf(expires: number, days: Record<string, number>) {
  return {
    facts: [{ kind: "price" as const, limitDays: 183, days, undated: 0 }],
    securityTxtExpires: new Date(expires).toISOString(),
  };
}
