/** Whether a referral programme is known to be open, and whether it pays euros: read from dated facts, here and nowhere else. */
import {
  STATES,
  type Standing,
  type StandingChange,
  type Standings,
} from "../../amounts/standing.ts";
import type { Fact } from "../../catalogue/fact.ts";
import type { Obstacle } from "../../catalogue/warnings.ts";
import type { Referral as SiteReferral } from "../../referrals.ts";
import { formatDate, formatMonth } from "../../ui/dates.ts";
import { addDays } from "../../ui/day.ts";
import { dayOf, isProvenOrReported } from "./fact-dates.ts";
import { mayPostLink } from "./promotion.ts";
import type { PAYOUT_KINDS } from "./schema.ts";

type FactTable = Record<string, Fact>;

/** What is paid in place of euros, in words. A pot is money once its threshold is passed. */
const PAID_IN: Record<(typeof PAYOUT_KINDS)[number], string | undefined> = {
  euros: undefined,
  cagnotte: undefined,
  points: "points",
  jetons: "jetons",
  bon: "bon d’achat",
  titres: "titres ou intérêts",
  service: "service",
};

const FORM_UNKNOWN = "forme du paiement inconnue";

/**
 * What is known of a programme on one day, and what the calendar will make of it. It is open where a source that is told lately
 * has seen it open (`programOpen`), its campaign has begun and has not ended (`campaignStart`, `campaignEnd`), and nothing
 * says that it is suspended (`suspendedFrom`, until it is seen open after that); a missing fact never counts in its favour.
 * @param referral the facts of the programme
 * @param partner the firm: what its pot has to hold before it pays, and whether a link to it may be shown
 * @param sponsor the site's own, if it has one
 * @throws {Error} where one of these is no day
 */
export function standingOf(
  referral: { facts: FactTable },
  partner: { facts: FactTable; obstacle: Obstacle | null },
  today: Date,
  sponsor?: Pick<SiteReferral, "sharesPart">,
): Standing {
  const day = today.toISOString().slice(0, 10);
  const state = stateOn(referral.facts, day);
  const later = listStandingChanges(referral.facts, day);
  const { inKind, ...payment } = paymentOf(referral.facts, partner.facts);
  // How a programme pays that nobody has seen open is told, that nobody knows it is not.
  const isNoise = state.shut !== undefined && inKind === FORM_UNKNOWN;
  return {
    ...state,
    ...(later.length > 0 && { later }),
    ...(inKind && !isNoise && { inKind }),
    ...payment,
    ...(!(sponsor?.sharesPart && mayPostLink(partner, referral)) && { isUnsponsored: true }),
  };
}

/** The standing of every programme, for whoever has no catalogue. */
export function listStandings(referrals: ReadonlyMap<string, { standing: Standing }>): Standings {
  return Object.fromEntries(Array.from(referrals, ([code, { standing }]) => [code, standing]));
}

type StateOnDay = Pick<Standing, "shut" | "state">;

function stateOn(facts: FactTable, day: string): StateOnDay {
  const { programOpen, campaignStart, campaignEnd, suspendedFrom } = facts;
  const [start, end, stop] = [campaignStart, campaignEnd, suspendedFrom].map(dayOf);
  if (campaignEnd && end && end < day) {
    // Long ago, or by nobody one can cite: what came after is not known.
    return isProvenOrReported(campaignEnd)
      ? { shut: `campagne terminée le ${formatDate(end)}`, state: "ended" }
      : { shut: unknownSince(end) };
  }
  if (suspendedFrom && stop && stop <= day && !isSeenAfter(programOpen, stop)) {
    return isProvenOrReported(suspendedFrom)
      ? { shut: `suspendu depuis le ${formatDate(stop)}`, state: "suspended" }
      : { shut: unknownSince(stop) };
  }
  if (campaignStart && start && isProvenOrReported(campaignStart)) {
    if (day < start) return { shut: `annoncé pour le ${formatDate(start)}`, state: "announced" };
    // Between two days that a source has told it runs, whether or not somebody has looked since.
    if (end && isProvenOrReported(campaignEnd ?? campaignStart)) return {};
  }
  if (programOpen?.value !== true) return { shut: STATES.unknown };
  if (isProvenOrReported(programOpen)) return {};
  return { shut: programOpen.degree === "old" ? unknownSince(programOpen.asOf) : STATES.unknown };
}

/** Whether somebody has seen it open after that day; a month alone says so only where it begins later. */
function isSeenAfter(programOpen: Fact | undefined, day: string): boolean {
  return programOpen?.value === true && (programOpen.asOf ?? "") > day;
}

/** What changes after a day by the calendar alone: a campaign that begins, one that ends, a stop that was announced. */
function listStandingChanges(facts: FactTable, day: string): StandingChange[] {
  const end = dayOf(facts.campaignEnd);
  const days = [dayOf(facts.campaignStart), end && addDays(end, 1), dayOf(facts.suspendedFrom)];
  return days
    .flatMap((from) => (from && from > day ? from : []))
    .sort()
    .map((from) => ({ from, ...stateOn(facts, from) }));
}

function unknownSince(date: string | null): string {
  return date === null ? STATES.unknown : `${STATES.unknown} depuis ${formatMonth(date)}`;
}

/** How it pays may be told by an old page, but by some page, and by none against it. */
function paymentOf({ payoutKind }: FactTable, { minimumPayout }: FactTable): Standing {
  const payoutFrom = highest(minimumPayout);
  const isStated =
    payoutKind?.value != null &&
    payoutKind.degree !== "unsourced" &&
    payoutKind.degree !== "contested";
  const kind = isStated ? (payoutKind.value as keyof typeof PAID_IN) : undefined;
  const paidIn = kind && PAID_IN[kind];
  const isPot = kind === "cagnotte" && payoutFrom === undefined;
  const inKind = kind ? isPot && "seuil de retrait inconnu" : FORM_UNKNOWN;
  return {
    ...(paidIn && { paidIn }),
    ...(inKind && { inKind }),
    ...(payoutFrom !== undefined && { payoutFrom }),
  };
}

/** The highest threshold that any source states: above it the pot is paid, whoever is right. */
function highest(fact: Fact | undefined): number | undefined {
  const stated = [fact, ...(fact?.others ?? [])].flatMap((claim) =>
    typeof claim?.value === "number" ? claim.value : [],
  );
  return stated.length > 0 ? Math.max(...stated) : undefined;
}
