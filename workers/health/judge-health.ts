// Whether the site is well, for monitors: the amounts are read, the cron does its work, and how old all the rest is. Pure; times in ms since the
// epoch unless a name says seconds.

import { POLICY } from "../../app/amounts/policy.server.ts";
import { describeVanished } from "../../app/amounts/reading.ts";
import { iso } from "../../app/ui/dates.ts";
import type { AmountsLook } from "../amounts/store.ts";
import { listUnsure } from "../amounts/unsure.ts";
import { describeLive } from "./describe-live.ts";
import type { Health } from "./health.ts";
import { type ContentFacts, type ContentHealth, judgeContent } from "./judge-content.ts";

/** What is known of a site at one moment. */
export type HealthFacts = AmountsLook & {
  now: number;
  /** Whether there is a database for the history at all (binding HISTORY). */
  hasHistory: boolean;
  /** The running build, and when it was made; null where that can't be read. */
  build: { id: string; builtAt: number | null };
} & Pick<ContentFacts, "ageing" | "backup">;

/** A summary is made anew each day (workers/history/record-history.ts); one that is older is no longer kept. */
const SUMMARY_IS_OLD_AFTER_MS = 26 * 60 * 60 * 1000;

/**
 * Whether a site is well. A site that was deployed a moment ago and whose cron has not struck is well as soon as a
 * visitor's request has read the amounts; before that it has nothing to show, and says so.
 */
export function judgeHealth(facts: HealthFacts): Health {
  const { now, readAt, cronAt, isKvBroken, history, hasHistory, build, count, good } = facts;
  const limit = POLICY.alarmMs;
  const isYoung = build.builtAt !== null && now - build.builtAt < limit;
  const isAwaited = cronAt === null && isYoung;
  // What was read has expired (policy.server.ts, keptMs): a history that is kept tells that there was something.
  const hasExpired = !isAwaited && readAt === null && history !== null;
  const raisons = [
    ...(isKvBroken ? ["KV ne répond pas : les montants gardés ne peuvent être lus."] : []),
    ...(hasExpired ? [EXPIRED] : amountsFault(readAt, now, isAwaited)),
    ...(count !== null && readAt !== good?.at ? vanishedFault(count, good) : []),
    ...(isAwaited ? [] : cronFault(cronAt, now, hasExpired)),
  ];
  const content = judgeContent({ ...facts, builtAt: build.builtAt }, now);
  const live: Omit<Health, keyof ContentHealth | "aSurveiller" | "rubriques"> = {
    etat: raisons.length === 0 ? "ok" : "en-panne",
    raisons,
    montants: {
      lusA: iso(readAt),
      ageSecondes: age(readAt, now),
      limiteSecondes: limit / 1000,
      nombre: count,
      retenus: listUnsure({ fields: facts.fields, unsure: facts.held }),
      sansConfirmation: listUnsure({ fields: facts.fields, unsure: facts.unconfirmed }),
    },
    cron: {
      dernierPassage: iso(cronAt),
      ageSecondes: age(cronAt, now),
      limiteSecondes: limit / 1000,
      premierPassageAttendu: isAwaited,
    },
    historique: {
      tenu:
        hasHistory &&
        history !== null &&
        history.lostAt === undefined &&
        now - history.madeAt < SUMMARY_IS_OLD_AFTER_MS &&
        history.madeAt <= now + POLICY.clockLeewayMs,
      perduA: iso(history?.lostAt ?? null),
      jusquA: iso(history?.madeAt ?? null),
      corrigeA: iso(history?.clocksCorrectedAt ?? null),
      exemple: history?.isExample ?? false,
    },
    version: { id: build.id, construiteA: iso(build.builtAt) },
  };
  const rubriques = [...describeLive(live, isKvBroken), ...content.lines];
  const aSurveiller = rubriques
    .filter(({ etat }) => etat === "a-surveiller")
    .map(({ nom, detail }) => `${nom}\u202f: ${detail}`);
  return { ...live, aSurveiller, ...content.health, rubriques };
}

const EXPIRED = `Les montants n'ont plus été lus depuis plus de ${POLICY.keptMs / 86_400_000} jours : le site n'en affiche aucun.`;

function amountsFault(readAt: number | null, now: number, isAwaited: boolean): string[] {
  const wait = isAwaited
    ? " Le site vient d'être construit : le cron passe toutes les cinq minutes."
    : "";
  if (readAt === null) return [`Les montants n'ont encore jamais été lus.${wait}`];
  if (now - readAt <= POLICY.alarmMs) return [];
  return [`Les montants datent de ${minutes(now - readAt)}, plus que ${minutes(POLICY.alarmMs)}.`];
}

/** A reading that is not the last good one, because it has lost most of its amounts (store.ts). */
function vanishedFault(count: number, good: { count: number; at: number } | null): string[] {
  const hasVanished = good ? count < good.count * POLICY.leastShare : count === 0;
  return hasVanished ? [describeVanished(count, good)] : [];
}

function cronFault(cronAt: number | null, now: number, hasExpired: boolean): string[] {
  // The same outage: one sentence tells both.
  if (cronAt === null) return hasExpired ? [] : ["Le cron n'a encore jamais réussi."];
  if (now - cronAt <= POLICY.alarmMs) return [];
  return [
    `Le cron n'a plus réussi depuis ${minutes(now - cronAt)}, plus que ${minutes(POLICY.alarmMs)}.`,
  ];
}

function minutes(ms: number): string {
  return `${Math.floor(ms / 60_000)} min`;
}

function age(at: number | null, now: number): number | null {
  return at === null ? null : Math.max(0, Math.round((now - at) / 1000));
}
