// How long amounts are fresh, kept, waited for: every duration and limit of this room, and how one is held to.
// tests/unit/amounts/policy.test.ts checks how they depend on each other, and on the cron of wrangler.toml.
import type { DocumentKind } from "./values.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds, where a name says nothing else. */
export const POLICY = {
  /** For this long an isolate's memory answers alone; then KV is looked into again. */
  memoryMs: 30 * SECOND,
  /** For this long a data centre serves its own copy of what KV holds: the shortest time that KV allows. */
  edgeCopySeconds: 30,
  /**
   * Older amounts are still shown, and read again behind the visitor's back. Longer than amounts get to be while the
   * cron does its work (its period, then the two copies above), or each busy isolate asks Firestore in every period.
   */
  freshMs: 7 * MINUTE,
  /** A document that is gone or empty is looked for again sooner: somebody is most likely putting it back. */
  freshWhenEmptyMs: 30 * SECOND,
  /** A request writes an unchanged document again only over a copy older than this: KV takes 1,000 writes a day. */
  rewriteAfterMs: 15 * MINUTE,
  /** After a failed read an isolate leaves Firestore alone for this long, so that an outage costs little. */
  pauseAfterFailureMs: 5 * SECOND,

  /**
   * From this age on every place that shows amounts says since when nobody could read them: seventy runs of the cron have
   * failed, an offer may have changed in a morning, and the day's amounts are no longer those of the day.
   */
  staleMs: 6 * HOUR,
  /**
   * KV lets amounts expire after this: an outage of a week is no outage any more, and a bonus of last week may have ended
   * with its campaign. Better no amount than one that nobody owes.
   */
  expiresAfterMs: 7 * 24 * HOUR,

  /**
   * A document that holds less than this share of the amounts of its last good reading has lost them: offers end one by one,
   * and half of them never on one day.
   */
  leastShare: 0.5,

  /**
   * More amounts than this that change between two readings wait for a person, however little each changes: a firm changes three
   * at most, two firms seldom on one day, and never within five minutes. More is a file of somebody else's, or a test.
   */
  mostChangesAtOnce: 8,
  /**
   * What is held is published after this, with a mark: a weekend and its nights, so that somebody has looked; longer, and a true
   * change is kept from visitors by our own caution.
   */
  heldMs: 72 * HOUR,

  /** One read of Firestore, headers and body: a visitor may be waiting for it. */
  firestoreAnswerMs: 2.5 * SECOND,
  /** The real document is about 5 KB. */
  firestoreAnswerBytes: 256 * 1024,
  /** KV answers in milliseconds; beyond this it counts as broken, and the page goes on without it. */
  kvAnswerMs: 1 * SECOND,
  /** A read that began longer ago is taken for dead, with the request that began it: another may begin. */
  readIsDeadAfterMs: 3 * SECOND,
  /** How often a request that has nothing to show looks whether the read of another has ended. */
  pollMs: 50,
  /** How long a page stays open for amounts that are on their way. */
  streamMs: 5 * SECOND,

  /**
   * From this age on of the amounts, or of the cron's last success, `/sante` answers 503 and somebody is called: three
   * strikes of the cron have failed and a fourth is due. One or two are an ordinary night of a network; at three the
   * history has a gap (`longestPauseMs`). The two copies above are in it too, or a monitor would call on a good day.
   */
  alarmMs: 20 * MINUTE,

  /** Two readings further apart have an interruption between them: two runs of the cron may fail without one. */
  longestPauseMs: 16 * MINUTE,
  /** One transaction of the history: the cron waits, no visitor does. */
  historyAnswerMs: 10 * SECOND,

  /** A clock may be a little ahead of ours; a date further ahead is garbage that would win for ever. */
  clockLeewayMs: 1 * MINUTE,
  /** `npm run primes`: a person is waiting, not a page. */
  operatorAnswerMs: 10 * SECOND,
} as const;

/** How far an amount may move by itself: further, and a person has to confirm it. */
type Leap = {
  /** So many times as high, or as low, and at least so many euros apart: a zero too many, a comma too few. */
  factor: number;
  fromEuros: number;
  /** Further apart than this, by whatever factor. An amount that was never there may be as high as this. */
  mostEuros: number;
};

/**
 * By kind of amount. What a firm pays goes from 80 to 150 € in a campaign, and seldom to the double; 40 € apart leave the small
 * amounts of cashback alone (3 → 10 €) and stop 5 → 50. The highest that our sources have ever published is 240 €: 500 € more
 * at once is a slip. What a sponsor gives back is a part of it.
 */
export const LEAPS: Readonly<Record<DocumentKind, Leap>> = {
  PARRAIN: { factor: 3, fromEuros: 40, mostEuros: 500 },
  FILLEUL: { factor: 3, fromEuros: 40, mostEuros: 500 },
  PARTAGE: { factor: 3, fromEuros: 40, mostEuros: 250 },
};

/**
 * What the work gives, or rejects with, if that comes in time.
 * @param work is handed a signal that aborts when the time is over; not every work listens to it
 * @throws what `late` makes, once the time is over
 */
export async function within<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => Error,
): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  const isOver = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", reject, { once: true });
  });
  try {
    return await Promise.race([work(signal), isOver]);
  } catch (error) {
    throw signal.aborted ? late() : error;
  }
}
