/** How well a fact is proven: by who says it, with which sentence, and when. */
import type { Fact } from "../../catalogue/fact.ts";
import type { Degree } from "../../ui/degree.ts";
import type { Citation } from "../../ui/sourced.ts";
import { isWithinAge } from "./ages.ts";
import type { AgeClass } from "./facts/define.ts";
import { sumsNotHeld } from "./quote.ts";

type Judged = Pick<Fact, "value" | "asOf" | "sources" | "others">;

/**
 * Confirmed is what the firm's own page for France, an authority, a register or the law states, with its sentence and within its
 * age; cross-checked, what two publishers of press or comparisons do. All else that somebody states is reported, old or contested.
 * What nobody publishes (null) is missing.
 */
export function degreeOf(
  { value, asOf, sources, others = [] }: Judged,
  age: AgeClass,
  today: Date,
): Degree {
  if (value === null) return "missing";
  const verified = sources.filter(({ caution }) => caution !== "unverified");
  if (verified.length === 0) return "unsourced";
  if (others.length > 0) return "contested";
  if (!isWithinAge(asOf, age, today)) return "old";
  const timely = verified.filter((source) => isWithinAge(source.asOf, age, today));
  return areSumsQuoted(value, timely) ? proofBy(timely) : "reported";
}

/** Whether the sentences of sources hold each sum that a text states: a number they do not hold stops the build, a text is told as reported. */
export function areSumsQuoted(value: Fact["value"], sources: readonly Citation[]): boolean {
  if (typeof value !== "string" && !Array.isArray(value)) return true;
  const quotes = sources.flatMap(({ quote }) => quote ?? []);
  return sumsNotHeld(quotes, value).length === 0;
}

/**
 * A rule is judged by its text, which is in force until another takes its place: the age of a page about it says nothing. What
 * is no text, a telephone number or an event, ages like a licence.
 */
export function degreeOfRule(
  rule: {
    checked: string | null;
    isInForce: boolean;
    isSure: boolean;
    sources: readonly Citation[];
  },
  today: Date,
): Degree {
  const verified = rule.sources.filter(({ caution }) => caution !== "unverified");
  if (verified.length === 0) return "unsourced";
  if (!rule.isInForce && !isWithinAge(rule.checked, "licence", today)) return "old";
  return rule.isSure ? proofBy(verified) : "reported";
}

/** What sources prove together that are all of their time. Only a sentence that was read proves anything. */
function proofBy(sources: readonly Citation[]): "confirmed" | "crossChecked" | "reported" {
  const speaking = sources.filter(
    ({ quote, caution, country }) => quote !== null && !caution && SPEAK_FOR_FRANCE.has(country),
  );
  if (speaking.some(({ kind }) => kind === "firm" || kind === "authority" || kind === "law")) {
    return "confirmed";
  }
  const independent = speaking.filter(({ kind }) => kind === "press" || kind === "comparator");
  const publishers = new Set(independent.map(({ publisher }) => publisher));
  return publishers.size > 1 ? "crossChecked" : "reported";
}

/** A page for another country says nothing of a French price. */
const SPEAK_FOR_FRANCE: ReadonlySet<string> = new Set(["FR", "EU"]);
