/**
 * The one comparison of the site. Free of Node, for the browser.
 *
 * The best value of a row is marked, and so are its equals. Nothing is marked that could be
 * wrong or empty praise: not an unknown value, not a value that beats no other known one, and not
 * a value that a sentence beside it might beat.
 */
import { isProven } from "../ui/degree.ts";
import type { Fact } from "./fact.ts";

export type Direction = "less" | "more" | "none";

/**
 * What a row is about: one fact and, where that is a sentence, a numeric companion to rank by, which the catalogue keeps only
 * when the sentence leaves no doubt.
 */
export type Criterion = {
  /** Name of the fact shown, looked for in the product, then in its partner. */
  fact: string;
  /** Row heading, in French. */
  label: string;
  /** Which end is better for the customer; "none" for what has no order. */
  direction: Direction;
  /** Name of the numeric fact that orders the row; the shown fact when absent. */
  rankBy?: string;
};

/** What is compared: a product with its partner's facts behind it, or a partner alone. */
export type Subject = {
  /** Looked up by fact name, first table first. */
  tables: readonly Readonly<Record<string, Fact>>[];
};

/** A known value; `best` marks the best of its row, and its equals. */
type ComparedCell = { fact: Fact; best: boolean };

/** In a cell where there is nothing to know: the condition of a price that has none. */
export const NOT_APPLICABLE = "sans objet";

/** One line of a comparison; a cell is null where nothing is known, which is no word for « aucun frais ». */
export type ComparedRow = {
  criterion: string;
  label: string;
  cells: (ComparedCell | typeof NOT_APPLICABLE | null)[];
};

/**
 * One row per criterion on which at least one subject has a known value, one cell per subject,
 * both in the order given.
 */
export function compare(
  subjects: readonly Subject[],
  criteria: readonly Criterion[],
): ComparedRow[] {
  return criteria
    .filter(({ fact }) => fact !== "yearlyFee" || !subjects.every(repeatsMonthlyFee))
    .map((criterion) => compareOn(criterion, subjects))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== NOT_APPLICABLE));
}

/** What criteria show, and what they are ranked by; the same list for the same criteria, since unpacked facts are kept by it. */
export function factNames(criteria: readonly Criterion[]): readonly string[] {
  const known = namesOf.get(criteria);
  if (known) return known;
  const all = criteria.flatMap(({ fact, rankBy }) => (rankBy ? [fact, rankBy] : [fact]));
  const names = [...new Set(all)];
  namesOf.set(criteria, names);
  return names;
}

const namesOf = new WeakMap<readonly Criterion[], readonly string[]>();

/** The fact of that name, from the first table that has it. */
export function findFact({ tables }: Subject, name: string): Fact | undefined {
  return tables.find((table) => Object.hasOwn(table, name))?.[name];
}

/**
 * Whether one product is at least as good as another on every criterion that has an order and is known of both, and
 * better on one: who advises the other has to say why.
 */
export function dominates(one: Subject, other: Subject, criteria: readonly Criterion[]): boolean {
  const signs = criteria.flatMap(({ fact, rankBy = fact, direction }) => {
    const [mine, theirs] = [one, other].map((subject) => rankOf(findFact(subject, rankBy)));
    if (direction === "none" || mine == null || theirs == null) return [];
    return [Math.sign(direction === "less" ? theirs - mine : mine - theirs) || 0];
  });
  return signs.includes(1) && !signs.includes(-1);
}

function compareOn(criterion: Criterion, subjects: readonly Subject[]): ComparedRow {
  const shown = subjects.map((subject) => {
    const fact = findFact(subject, criterion.fact);
    return fact?.value == null ? null : fact;
  });
  const ranks = subjects.map((subject, column) => {
    const fact = shown[column];
    // What nobody vouches for, what others deny, what is past its age wins over nothing, whatever its companion says.
    return isRankable(fact) ? rankOf(findFact(subject, criterion.rankBy ?? criterion.fact)) : null;
  });
  const unranked = shown.some((fact, column) => fact && ranks[column] === null);
  const best = markBest(ranks, criterion.direction, unranked);
  const cells = subjects.map((subject, column) => {
    const fact = shown[column];
    if (fact) return { fact, best: best[column] === true };
    return isNotApplicable(subject, criterion) ? NOT_APPLICABLE : null;
  });
  return { criterion: criterion.fact, label: criterion.label, cells };
}

/** Whether a price for the year tells nothing that the price for a month does not: twelve times it, or not known. */
function repeatsMonthlyFee(subject: Subject): boolean {
  const [year, month] = ["yearlyFee", "monthlyFee"].map((name) => rankOf(findFact(subject, name)));
  if (year == null) return findFact(subject, "yearlyFee")?.value == null;
  return month != null && Math.abs(year - 12 * month) < 0.005;
}

/** A plan that is paid for, and whose price hangs on nothing, has no condition to miss. */
function isNotApplicable(subject: Subject, { fact }: Criterion): boolean {
  if (fact !== "feeCondition" && fact !== "feeWithoutCondition") return false;
  const price = rankOf(findFact(subject, "monthlyFee"));
  return price !== null && price > 0 && findFact(subject, "feeCondition")?.value == null;
}

/** Whether a fact may stand in an order. */
export function isRankable(fact: Pick<Fact, "degree"> | null | undefined): boolean {
  return fact != null && (isProven(fact.degree) || fact.degree === "reported");
}

/** A value's place on its scale, or null when it has none. « illimité » is beyond any number. */
export function rankOf(fact: Fact | undefined): number | null {
  const value = isRankable(fact) ? fact?.value : null;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  return value === "illimité" ? Number.POSITIVE_INFINITY : null;
}

/** @param unranked whether a column shows a value that has no place on the scale. */
function markBest(
  ranks: readonly (number | null)[],
  direction: Direction,
  unranked: boolean,
): boolean[] {
  const known = ranks.filter((rank) => rank !== null);
  const none = ranks.map(() => false);
  if (direction === "none" || known.length === 0) return none;

  const winner = direction === "less" ? Math.min(...known) : Math.max(...known);
  const unbeatable = direction === "less" ? winner === 0 : winner === Number.POSITIVE_INFINITY;
  const beatsAnother = known.some((rank) => rank !== winner);
  if (!beatsAnother || (unranked && !unbeatable)) return none;
  return ranks.map((rank) => rank === winner);
}
