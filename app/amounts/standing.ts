// What is known of a referral programme, for whoever shows, adds or ranks its amounts: the catalogue tells it at build
// (app/build/catalogue/standing.ts), the Worker and the browser get this small value. Pure.
import { formatEuros } from "./euros.ts";
import type { OfferCode } from "./offers.ts";

/** The states of a programme, and what visitors and readers of files read. */
export const STATES = {
  announced: "annoncé",
  open: "ouvert",
  suspended: "suspendu",
  ended: "terminé",
  unknown: "non confirmé",
} as const;

export type State = keyof typeof STATES;

/** Nothing is set for a programme that is known to be open, pays euros, and lets its links be posted. */
export type Standing = {
  /** Why it is not known to be open, in words: « campagne terminée le 30 septembre 2026 », « non confirmé ». */
  shut?: string;
  /** Why it can't be taken, where a dated source says so; without one it is open, or unknown where it is `shut`. */
  state?: "announced" | "suspended" | "ended";
  /** What the calendar makes of it after the day of the build, from each of these days on; in their order. */
  later?: readonly StandingChange[];
  /** What it pays in place of euros: « points ». */
  paidIn?: string;
  /** Why what it pays may be no money at hand, in words: « forme du paiement inconnue ». */
  inKind?: string;
  /** Euros from which its pot is paid out. */
  payoutFrom?: number;
  /** The site offers no sponsor who gives back a part, or may offer none: nobody has promised it. */
  isUnsponsored?: true;
};

/** How a programme stands from a day on, such as "2026-12-31". */
export type StandingChange = { from: string } & Pick<Standing, "shut" | "state">;

/** The standing of each programme that the catalogue knows. */
export type Standings = Readonly<Partial<Record<OfferCode, Standing>>>;

/** Its state in a word. @param standing undefined for a programme of which nothing is known */
export function stateOf(standing: Standing | undefined): State {
  if (!standing) return "unknown";
  return standing.state ?? (standing.shut ? "unknown" : "open");
}

/** Whether a dated source says that it can't be taken now: it has ended, is suspended, or has not begun. */
export function isClosed(standing: Standing | undefined): boolean {
  return standing?.state !== undefined;
}

/** A standing as it is on a day: what the calendar changes is told by the day of reading. @param day in Paris, "2026-11-20" */
export function standingOn(standing: Standing, day: string): Standing {
  const change = standing.later?.findLast(({ from }) => from <= day);
  if (!change) return standing;
  const { shut: _shut, state: _state, later: _later, ...payment } = standing;
  const { from: _from, ...now } = change;
  return { ...payment, ...now };
}

/** The same of whatever bears a standing. */
export function allOn<T extends { standing?: Standing }>(list: readonly T[], day: string): T[] {
  return list.map((each) =>
    each.standing ? { ...each, standing: standingOn(each.standing, day) } : each,
  );
}

/** The same of all programmes. */
export function standingsOn(standings: Standings, day: string): Standings {
  return Object.fromEntries(
    Object.entries(standings).map(([code, standing]) => [code, standingOn(standing, day)]),
  );
}

/**
 * What the firm owes the referee of an amount that our base gives.
 * @param amount the firm's own bonus in euros; neither null nor undefined is an amount
 * @param standing undefined for a programme of which nothing is known: it owes nothing then
 * @returns `owed` in euros, undefined where nothing is known to be owed; `why` not, in words; `inKind`, of these what is said of
 * the payment; `rank` among other offers: 0 open and paying euros, 1 not known to be, 2 not to be taken now
 */
export function judge(
  amount: number | null | undefined,
  standing: Standing = { shut: STATES.unknown },
): Judged {
  const { shut, paidIn, payoutFrom } = standing;
  const isBelow = payoutFrom !== undefined && amount != null && amount < payoutFrom;
  const inKind = isBelow
    ? `sous le seuil de retrait de ${formatEuros(payoutFrom)}`
    : paidIn
      ? `payé en ${paidIn}`
      : standing.inKind;
  const why = [shut, inKind].filter(Boolean).join(", ") || undefined;
  const owed = why ? undefined : (amount ?? undefined);
  return { owed, why, inKind, rank: isClosed(standing) ? 2 : why ? 1 : 0 };
}

type Judged = {
  owed: number | undefined;
  why: string | undefined;
  inKind: string | undefined;
  rank: 0 | 1 | 2;
};

/** Why a programme owes no amount at all, in words; undefined where it may. */
export function whyNot(standing: Standing | undefined): string | undefined {
  return judge(undefined, standing).why;
}

/** Whether the firm may owe an amount at all: the programme is known to be open and to pay euros. */
export function mayOwe(standing: Standing): boolean {
  return whyNot(standing) === undefined;
}

/** Whether a sponsor of this programme has promised a part: it is open, and one stands in app/referrals.ts who does. */
export function isPromised({ shut, isUnsponsored }: Standing = { shut: STATES.unknown }): boolean {
  return !shut && !isUnsponsored;
}
