// What is known of the amounts at one moment, and the line of text in which it travels. Pure; the browser has it.
import { formatReadAt } from "../ui/dates.ts";
import { plural } from "../ui/plural.ts";
import type { HistorySummary } from "./history/summary.server.ts";
import {
  AMOUNT_KINDS,
  type AmountKey,
  type AmountKind,
  BOOSTS,
  deriveBoosts,
  type GlobalValues,
} from "./values.ts";

/** An amount whose new value waits for a person, or one that was published though nobody has confirmed it. */
export type Doubt = "held" | "unconfirmed";
export type Doubts = Readonly<Partial<Record<AmountKey, Doubt>>>;

/** What the site knows of the amounts at one moment. */
export type Reading = {
  /** When the document was read, ms since the epoch; null when it never was. */
  readAt: number | null;
  /** When the document had last changed by then, ms since the epoch; null where that is not known. */
  changedAt: number | null;
  globalValues: Readonly<GlobalValues>;
  /** Which of them are in doubt; absent where none is. */
  doubts?: Doubts;
  /** Whether nobody could read them again for so long that whoever sees them must know it (policy.server.ts, staleMs). */
  isStale?: boolean;
  /** What is known of their past; on the server only, and null where nothing is. */
  history?: HistorySummary | null;
};

/** Whether there is any amount at all; a document that is gone or empty has none. */
export function hasAmounts({ globalValues }: Reading): boolean {
  return Object.entries(globalValues).some(([key, of]) => key.startsWith("PRIME_") && of !== null);
}

/** The reading of a site that has read nothing: no amount, no boost, no date. */
export function emptyReading(): Reading {
  return { readAt: null, changedAt: null, globalValues: deriveBoosts({}) };
}

/** « le 20 novembre 2026 à 8 h 42 », and that nobody could read since where that is long ago; undefined where there are no amounts. */
export function describeReadAt(reading: Reading | undefined): string | undefined {
  if (!reading?.readAt || !hasAmounts(reading)) return undefined;
  const since = reading.isStale ? "\u202f; notre base n’a pas pu être relue depuis" : "";
  return formatReadAt(reading.readAt) + since;
}

/** What is said of an amount in doubt, wherever one stands. */
export const DOUBT_WORDS = {
  held: "en cours de vérification",
  unconfirmed: "publié sans confirmation",
} as const satisfies Record<Doubt, string>;

/** « en cours de vérification » where one of these amounts is; undefined where all are sound. */
export function describeDoubt(
  reading: Pick<Reading, "doubts"> | undefined,
  ...keys: readonly AmountKey[]
): (typeof DOUBT_WORDS)[Doubt] | undefined {
  const doubts = keys.map((key) => reading?.doubts?.[key]);
  const doubt = doubts.find((each) => each === "held") ?? doubts.find(Boolean);
  return doubt && DOUBT_WORDS[doubt];
}

/**
 * « Le document ne tient plus que 0 montant, contre 57 le 20 novembre 2026 à 8 h 42. »
 * @param good of the last good reading; null where there was none
 */
export function describeVanished(
  count: number,
  good: { count: number; at: number } | null,
): string {
  if (!good) return "Le document ne tient aucun montant.";
  return `Le document ne tient plus que ${plural(count, "montant")}, contre ${good.count} ${formatReadAt(good.at)}.`;
}

/** What stands for an invalid amount in the packed line, and behind one that is in doubt. */
const INVALID = "!";
const MARKS = { "?": "held", "*": "unconfirmed" } as const satisfies Record<string, Doubt>;

/**
 * « 1795352316782|1795000000000||1000|BOURSOBANK,90,70,45,115|HELLO,,,35|… »: when it was read and last changed (ms), « stale » where that is
 * long ago, the boosts, then the amounts of each offer in euros, in the order of AMOUNT_KINDS; nothing for an absent one, « ! » for an invalid one;
 * « ? » behind one that is held, « * » behind one that nobody has confirmed.
 */
export function packReading(reading: Reading): string {
  const known = packed.get(reading);
  if (known !== undefined) return known;
  const text = writeReading(reading);
  packed.set(reading, text);
  return text;
}

/** A reading stays the same object until there is a newer one, and every page that is drawn carries its line. */
const packed = new WeakMap<Reading, string>();

function writeReading({ readAt, changedAt, globalValues, doubts = {}, isStale }: Reading): string {
  const boosts = BOOSTS.map(({ key }) => Number(globalValues[key])).join("");
  const offers = new Map<string, string[]>();
  // The longest first: it begins like another, and would be taken for that one of an offer « ET_FILLEUL_… ».
  const name = new RegExp(`^PRIME_(${[...AMOUNT_KINDS].reverse().join("|")})_(.+)$`);
  // What is in doubt may have no amount to stand beside.
  const absent = Object.fromEntries(Object.keys(doubts).map((key) => [key, undefined]));
  for (const [key, euros] of Object.entries({ ...absent, ...globalValues })) {
    const [, kind, code = ""] = name.exec(key) ?? [];
    if (!kind) continue;
    const amounts = offers.get(code) ?? [];
    const doubt = doubts[key as AmountKey];
    const mark = doubt === undefined ? "" : doubt === "held" ? "?" : "*";
    amounts[AMOUNT_KINDS.indexOf(kind as AmountKind)] =
      `${euros === null ? INVALID : (euros ?? "")}${mark}`;
    offers.set(code, amounts);
  }
  const lines = Array.from(offers, ([code, amounts]) => [code, ...amounts].join());
  return [readAt ?? "", changedAt ?? "", isStale ? "stale" : "", boosts, ...lines].join("|");
}

/** The reading that `packReading` has written. What another build has written otherwise counts as nothing: no page falls over it. */
export function unpackReading(text: string): Reading {
  if (text !== last?.text) last = { text, reading: Object.freeze(readReading(text)) };
  return last.reading;
}

/** Page after page has the same line. */
let last: { text: string; reading: Reading } | undefined;

function readReading(text: string): Reading {
  const [readAt = "", changedAt = "", stale = "", boosts = "", ...offers] = text.split("|");
  const boostPairs = BOOSTS.map(({ key }, place): [string, boolean] => [
    key,
    boosts[place] === "1",
  ]);
  const doubts: Record<string, Doubt> = {};
  const amounts = offers.flatMap((offer) => {
    const [code, ...euros] = offer.split(",");
    return euros.flatMap((token, place): [string, number | null][] => {
      const key = `PRIME_${AMOUNT_KINDS[place]}_${code}`;
      const mark = MARKS[token.at(-1) as keyof typeof MARKS];
      if (mark) doubts[key] = mark;
      const text = mark ? token.slice(0, -1) : token;
      const amount = numberIn(text);
      const isGiven = amount !== null || text === INVALID;
      return isGiven ? [[key, amount]] : [];
    });
  });
  return {
    readAt: numberIn(readAt),
    changedAt: numberIn(changedAt),
    ...(stale === "stale" && { isStale: true }),
    ...(Object.keys(doubts).length > 0 && { doubts }),
    globalValues: Object.fromEntries<number | boolean | null>([
      ...boostPairs,
      ...amounts,
    ]) as GlobalValues,
  };
}

function numberIn(text: string): number | null {
  return text === "" || Number.isNaN(Number(text)) ? null : Number(text);
}
