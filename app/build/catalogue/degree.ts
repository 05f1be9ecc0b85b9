/** How far a fact is in doubt, by who says it and when. */

import type { Fact } from "../../catalogue/fact.ts";
import type { Doubt } from "../../ui/doubt.ts";
import type { Source } from "../../ui/sourced.ts";
import { ageInMonths } from "./fact-dates.ts";
import { publisherOf } from "./publisher.ts";

/** A fact nobody has checked for longer than this may have changed. */
const TRUSTED_MONTHS = 18;

type Judged = Pick<Fact, "value" | "asOf" | "sources" | "others">;

/**
 * Confirmed (null) is what the firm or an authority states, or two independent sources, dated within eighteen months.
 * A bare year counts from its January, the oldest it can be. What nobody publishes (null) is not in doubt: it is not known.
 */
export function doubtOf({ value, asOf, sources, others = [] }: Judged, today: Date): Doubt | null {
  if (value === null) return null;
  const telling = sources.filter(({ caution }) => caution !== "unverified");
  if (telling.length === 0) return "unknown";
  if (others.length > 0) return "conflict";
  if (!isRecent(asOf, today)) return "old";
  return isConfirmedBy(telling.filter((source) => isRecent(source.asOf, today)))
    ? null
    : "reported";
}

/**
 * A rule of law is judged by its text: in force, and checked within eighteen months. The age of a page about it says
 * nothing. What only one page reports, or a text that we are not sure to read rightly, is reported.
 */
export function doubtOfRule(
  rule: { checked: string | null; isSure: boolean; sources: readonly Source[] },
  today: Date,
): Doubt | null {
  const telling = rule.sources.filter(({ caution }) => caution !== "unverified");
  if (telling.length === 0) return "unknown";
  if (!isRecent(rule.checked, today)) return "old";
  return rule.isSure && isConfirmedBy(telling) ? null : "reported";
}

/** The firm itself or an authority, read by us; or two publishers, of whom no forum is one. */
export function isConfirmedBy(sources: readonly Source[]): boolean {
  const read = sources.filter(({ caution }) => caution !== "unread");
  if (read.some(({ kind }) => kind === "official" || kind === "regulator")) return true;
  const publishers = read.filter(({ kind }) => kind !== "forum").map(({ url }) => publisherOf(url));
  return new Set(publishers).size > 1;
}

function isRecent(asOf: string | null, today: Date): boolean {
  return asOf !== null && ageInMonths(asOf, today) <= TRUSTED_MONTHS;
}
