// What of a site grows old by itself: facts, the build, the backup, how long security.txt holds. Pure; times in ms since the epoch,
// unless a name says days. Nothing here calls anybody: it is told in words, and looked at by day.
import type { StatusLine } from "../../app/blocks/status/status.ts";
import type { Ageing, AgeingFacts } from "../../app/open-data/ageing.server.ts";
import { DAY_MS, formatDate, iso } from "../../app/ui/dates.ts";
import { plural } from "../../app/ui/plural.ts";
import type { BackupNote } from "../history/history-kv.ts";
import { HEALTH_LIMITS } from "./limits.ts";

const NAMES: Record<AgeingFacts["kind"], string> = {
  programme: "Conditions des parrainages",
  price: "Prix et services",
  licence: "Agréments et garanties",
};

type FactsHealth = ReturnType<typeof judgeFacts>;

/** Null where it can't be read. */
export type ContentFacts = {
  builtAt: number | null;
  ageing: Ageing | null;
  backup: BackupNote | null;
  hasHistory: boolean;
};

/** The ages, and each told as a line for people. */
export function judgeContent(facts: ContentFacts, now: number) {
  const { builtAt, ageing, backup, hasHistory } = facts;
  const faits = ageing?.facts.map((each) => judgeFacts(each, builtAt, now)) ?? null;
  const backupAge = backup ? daysBetween(backup.at, now) : null;
  const expires = ageing ? Date.parse(ageing.securityTxtExpires) : null;
  const daysLeft = expires === null ? null : daysBetween(now, expires);
  const health = {
    faits,
    sauvegarde: {
      faiteA: iso(backup?.at ?? null),
      ageJours: backupAge,
      limiteJours: HEALTH_LIMITS.backupDays,
      changements: backup?.changes ?? null,
    },
    securityTxt: {
      expireA: iso(expires),
      resteJours: daysLeft,
      alerteJours: HEALTH_LIMITS.securityTxtDays,
    },
  };
  const lines: StatusLine[] = [
    ...(faits?.map(describeFacts) ?? [unread("Faits du catalogue")]),
    describeBuild(builtAt, now),
    ...(hasHistory ? [describeBackup(backup, backupAge)] : []),
    describeSecurityTxt(expires, daysLeft),
  ];
  return { health, lines };
}

/** Facts of one kind; « jours » are whole days, and negative where the day has passed. */
function judgeFacts(
  { kind, limitDays, days, undated }: AgeingFacts,
  builtAt: number | null,
  now: number,
) {
  const left = Object.entries(days).map(([day, count]) => ({
    count,
    day,
    left: limitDays - daysBetween(Date.parse(day), now),
    leftAtBuild: limitDays - daysBetween(Date.parse(day), builtAt ?? now),
  }));
  const count = (isMeant: (each: (typeof left)[number]) => boolean) =>
    left.filter(isMeant).reduce((sum, each) => sum + each.count, 0);
  const oldest = Object.keys(days).sort()[0] ?? null;
  const valid = left.filter((each) => each.left >= 0).map((each) => each.left);
  return {
    sorte: kind,
    nombre: count(() => true) + undated,
    plusAncien: oldest,
    ageJours: oldest === null ? null : daysBetween(Date.parse(oldest), now),
    limiteJours: limitDays,
    tropAnciens: count((each) => each.left < 0),
    sansDate: undated,
    // Until the next one is too old; null where all are already.
    prochainDansJours: valid.length > 0 ? Math.min(...valid) : null,
    // Within the fortnight.
    bientot: count((each) => each.left >= 0 && each.left <= HEALTH_LIMITS.soonDays),
    // Pages still show them as fresh.
    depuisLaConstruction: count((each) => each.left < 0 && each.leftAtBuild >= 0),
  };
}

function describeFacts(facts: FactsHealth): StatusLine {
  const { sorte, nombre, tropAnciens, sansDate, prochainDansJours, bientot, limiteJours } = facts;
  const isTooMany = tropAnciens + sansDate > nombre * HEALTH_LIMITS.tooOldShare;
  const next =
    prochainDansJours === null ? "" : ` Prochaine échéance\u202f: ${inDays(prochainDansJours)}.`;
  const since =
    facts.depuisLaConstruction > 0
      ? ` ${facts.depuisLaConstruction} le sont devenus depuis la dernière construction.`
      : "";
  return {
    nom: NAMES[sorte],
    etat: isTooMany ? "a-surveiller" : "bien",
    detail: `${plural(nombre, "fait")}, dont ${tropAnciens + sansDate} à relire (plus de ${limiteJours} jours, ou sans date) et ${bientot} bientôt.${since}${next}`,
  };
}

function describeBuild(builtAt: number | null, now: number): StatusLine {
  const nom = "Construction du site";
  if (builtAt === null) return unread(nom);
  const age = daysBetween(builtAt, now);
  const isOld = age > HEALTH_LIMITS.buildDays;
  return {
    nom,
    etat: isOld ? "a-surveiller" : "bien",
    detail: `Faite le ${formatDate(builtAt)}${isOld ? `, il y a ${plural(age, "jour")}\u202f: plus que ${HEALTH_LIMITS.buildDays}` : ""}.`,
  };
}

function describeBackup(backup: BackupNote | null, age: number | null): StatusLine {
  const nom = "Sauvegarde de l’historique";
  if (!backup || age === null)
    return { nom, etat: "a-surveiller", detail: "Aucune sauvegarde n’est notée." };
  const isOld = age > HEALTH_LIMITS.backupDays;
  return {
    nom,
    etat: isOld ? "a-surveiller" : "bien",
    detail: `Faite et relue le ${formatDate(backup.at)}, ${plural(backup.changes, "changement")}${isOld ? `\u202f: elle a plus de ${HEALTH_LIMITS.backupDays} jours` : ""}.`,
  };
}

function describeSecurityTxt(expires: number | null, left: number | null): StatusLine {
  const nom = "Adresse où signaler une faille";
  if (expires === null || left === null) return unread(nom);
  const isShort = left < HEALTH_LIMITS.securityTxtDays;
  return {
    nom,
    etat: isShort ? "a-surveiller" : "bien",
    detail: left < 0 ? "Elle n’est plus garantie." : `Garantie jusqu’au ${formatDate(expires)}.`,
  };
}

function unread(nom: string): StatusLine {
  return { nom, etat: "inconnu", detail: "N’a pas pu être lu." };
}

function daysBetween(from: number, until: number): number {
  return Math.floor((until - from) / DAY_MS);
}

function inDays(days: number): string {
  return days === 0 ? "aujourd’hui" : `dans ${plural(days, "jour")}`;
}
