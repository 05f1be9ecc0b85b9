// What of a site is of the moment, amounts, cron and history: for monitors, and as lines for people. Pure; times in ms since the epoch unless
// a name says seconds.
import { describeField } from "../../app/amounts/kinds.server.ts";
import { POLICY } from "../../app/amounts/policy.server.ts";
import { describeVanished } from "../../app/amounts/reading.ts";
import type { StatusLine } from "../../app/blocks/status/status.ts";
import { DAY_MS, formatDate, formatReadAt, iso } from "../../app/ui/dates.ts";
import type { AmountsStatus } from "../amounts/store.ts";
import { listUnsure } from "../amounts/unsure.ts";

export type LiveFacts = AmountsStatus & {
  now: number;
  /** Whether there is a database for the history at all (binding HISTORY). */
  hasHistory: boolean;
  /** The running build, and when it was made; null where that can't be read. */
  build: { id: string; builtAt: number | null };
};

type LiveHealth = ReturnType<typeof judgeLive>;

/** A summary is made anew each day (workers/history/record-history.ts); one that is older is no longer kept. */
const SUMMARY_IS_OLD_AFTER_MS = 26 * 60 * 60 * 1000;

export function judgeLive(facts: LiveFacts) {
  const { now, readAt, cronAt, isKvBroken, history, hasHistory, build, count, good } = facts;
  const limit = POLICY.alarmMs;
  const isYoung = build.builtAt !== null && now - build.builtAt < limit;
  const isAwaited = cronAt === null && isYoung;
  // What was read has expired (policy.server.ts, expiresAfterMs): a history that is kept tells that there was something.
  const hasExpired = !isAwaited && readAt === null && history !== null;
  const raisons = [
    ...(isKvBroken ? ["KV ne répond pas : les montants gardés ne peuvent être lus."] : []),
    ...(hasExpired ? [EXPIRED] : amountsFault(readAt, now, isAwaited)),
    ...(count !== null && readAt !== good?.at ? vanishedFault(count, good) : []),
    ...(isAwaited ? [] : cronFault(cronAt, now, hasExpired)),
  ];
  return {
    etat: raisons.length === 0 ? ("ok" as const) : ("en-panne" as const),
    raisons,
    montants: {
      lusA: iso(readAt),
      ageSecondes: age(readAt, now),
      limiteSecondes: limit / 1000,
      nombre: count,
      // The last good one is shown meanwhile.
      retenus: listUnsure({ fields: facts.fields, unsure: facts.held }),
      sansConfirmation: listUnsure({ fields: facts.fields, unsure: facts.unconfirmed }),
    },
    cron: {
      dernierPassage: iso(cronAt),
      ageSecondes: age(cronAt, now),
      limiteSecondes: limit / 1000,
      // The build is younger than the limit, and its cron has not succeeded yet: there is nothing to hold against it.
      premierPassageAttendu: isAwaited,
    },
    historique: {
      tenu:
        hasHistory &&
        history !== null &&
        history.lostAt === undefined &&
        now - history.madeAt < SUMMARY_IS_OLD_AFTER_MS &&
        history.madeAt <= now + POLICY.clockLeewayMs,
      // Since when the database holds less than what the site still shows of the past.
      perduA: iso(history?.lostAt ?? null),
      jusquA: iso(history?.madeAt ?? null),
      // When dates that lay in the future were last taken back.
      corrigeA: iso(history?.clocksCorrectedAt ?? null),
      exemple: history?.isExample ?? false,
    },
    version: { id: build.id, construiteA: iso(build.builtAt) },
  };
}

const EXPIRED = `Les montants n'ont plus été lus depuis plus de ${POLICY.expiresAfterMs / DAY_MS} jours : le site n'en affiche aucun.`;

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

/** @param isKvBroken what is stored can't be read, so that nothing is known of it */
export function describeLive(
  { montants, cron, historique }: LiveHealth,
  isKvBroken: boolean,
): StatusLine[] {
  return [
    describeAmounts(montants, isKvBroken),
    describeHeld(montants),
    describeCron(cron),
    describeHistory(historique, isKvBroken),
  ];
}

function describeAmounts(
  { lusA, nombre, ageSecondes, limiteSecondes }: LiveHealth["montants"],
  isKvBroken: boolean,
): StatusLine {
  const nom = "Montants des primes";
  if (lusA === null || ageSecondes === null)
    return { nom, etat: "en-panne", detail: "Aucun montant n’a pu être lu." };
  const isOld = ageSecondes > limiteSecondes;
  return {
    nom,
    etat: isOld || isKvBroken || nombre === 0 ? "en-panne" : "bien",
    detail: `${nombre ?? 0} montants, lus dans notre base ${formatReadAt(Date.parse(lusA))}.${isOld ? " Ils sont montrés avec cette heure." : ""}`,
  };
}

function describeHeld({ retenus, sansConfirmation }: LiveHealth["montants"]): StatusLine {
  const nom = "Montants à vérifier";
  const waiting = [...retenus, ...sansConfirmation].map(
    ({ champ, offres }) => `${offres.join(", ")} (${describeField(champ).what})`,
  );
  if (waiting.length === 0) return { nom, etat: "bien", detail: "Aucun." };
  return { nom, etat: "a-surveiller", detail: `${waiting.join(", ")}.` };
}

function describeCron({
  dernierPassage,
  ageSecondes,
  limiteSecondes,
  premierPassageAttendu,
}: LiveHealth["cron"]): StatusLine {
  const nom = "Relevé toutes les cinq minutes";
  if (premierPassageAttendu)
    return {
      nom,
      etat: "bien",
      detail: "Le site vient d’être construit, son premier relevé est attendu.",
    };
  if (dernierPassage === null || ageSecondes === null)
    return { nom, etat: "en-panne", detail: "Aucun relevé n’a encore réussi." };
  return {
    nom,
    etat: ageSecondes > limiteSecondes ? "en-panne" : "bien",
    detail: `Dernier réussi ${formatReadAt(Date.parse(dernierPassage))}.`,
  };
}

function describeHistory(
  { tenu, jusquA, perduA }: LiveHealth["historique"],
  isKvBroken: boolean,
): StatusLine {
  const nom = "Historique des primes";
  if (perduA)
    return {
      nom,
      etat: "a-surveiller",
      detail: `Sa base a perdu son contenu, vu ${formatReadAt(Date.parse(perduA))}. Le site montre la copie qu’il en garde.`,
    };
  if (isKvBroken && jusquA === null) return { nom, etat: "inconnu", detail: "N’a pas pu être lu." };
  if (!tenu || jusquA === null)
    return {
      nom,
      etat: "a-surveiller",
      detail:
        jusquA === null
          ? "Rien n’est noté."
          : `Plus rien n’est noté depuis le ${formatDate(Date.parse(jusquA))}.`,
    };
  return { nom, etat: "bien", detail: `À jour au ${formatDate(Date.parse(jusquA))}.` };
}
