// What to look at first: what weighs most in a decision, and was read longest ago.
import { ageInDays, MAX_AGE_DAYS } from "../../build/catalogue/ages.ts";
import { isDecisive } from "../../build/catalogue/decisive.ts";
import { addressOf, type Cited } from "./citations.ts";

/** The pages that show a fact, by its id. */
export type PagesOfFacts = ReadonlyMap<string, ReadonlySet<string>>;

/** All that one source is cited for, the weightiest first. */
export type SourceGroup = { key: string; firm: string; source: Cited["source"]; cited: Cited[] };

/** A fact that decides on some page weighs as much as one that twenty pages more show. */
const DECISIVE_WEIGHT = 20;

/** What nothing dates is as if it had been too old for as long again. */
const UNDATED = 2;

/** The fact itself, whoever states it: « n26.metal.monthlyFee ». */
function factOf({ id }: Pick<Cited, "id">): string {
  return id.replace(/~\d+$/, "");
}

/** Weight times age, 1 for a fact of no page at the end of its age; 0 for one that was read today, or that lasts. */
function priorityOf(cited: Cited, pages: PagesOfFacts, today: Date): number {
  const most = MAX_AGE_DAYS[cited.age];
  if (most === null) return 0;
  const age = cited.asOf === null ? UNDATED : ageInDays(cited.asOf, today) / most;
  const fact = factOf(cited);
  const shown = pages.get(fact)?.size ?? 0;
  const weight = 1 + shown + (shown > 0 && isDecisive(fact) ? DECISIVE_WEIGHT : 0);
  return weight * Math.max(0, age);
}

/**
 * The round, over the sources that can be read again: by firm, and in it by source, so that each is opened once; always the most pressing first.
 * @param most how many facts, the most pressing of all
 */
export function planRound(
  all: readonly Cited[],
  pages: PagesOfFacts,
  today: Date,
  most = Number.POSITIVE_INFINITY,
): SourceGroup[] {
  const priority = new Map(all.map((cited) => [cited.key, priorityOf(cited, pages, today)]));
  const of = (cited: Cited) => priority.get(cited.key) ?? 0;
  const readable = all.filter(({ source }) => addressOf(source) !== null);
  const pressing = readable.filter((cited) => of(cited) > 0).sort((a, b) => of(b) - of(a));
  const facts = new Set([...new Set(pressing.map(factOf))].slice(0, most));
  const chosen = pressing.filter((cited) => facts.has(factOf(cited)));
  const sum = (cited: readonly Cited[]) => cited.reduce((total, each) => total + of(each), 0);
  const byWeight = (groups: Map<string, Cited[]>) =>
    [...groups].sort(([, a], [, b]) => sum(b) - sum(a));
  return byWeight(Map.groupBy(chosen, ({ firm }) => firm)).flatMap(([firm, ofFirm]) =>
    byWeight(Map.groupBy(ofFirm, ({ sourceKey }) => sourceKey)).flatMap(([key, cited]) =>
      cited[0] ? [{ key, firm, source: cited[0].source, cited }] : [],
    ),
  );
}
