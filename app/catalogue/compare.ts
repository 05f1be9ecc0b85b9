/**
 * The one comparison of the site. Free of Node; its rows go into a page's payload as they are.
 *
 * The best value of a row is marked, and so are its equals. Nothing is marked that could be
 * wrong or empty praise: not an unknown value, not a value that beats no other known one, and not
 * a value that a sentence beside it might beat.
 */
import type { Criterion, Direction } from "./criteria.ts";
import type { Fact } from "./fact.ts";
import type { Source } from "./fact-schema.ts";
import { formatFact, UNKNOWN_TEXT } from "./format-fact.ts";

/** What is compared: a product with its partner's facts behind it, or a partner alone. */
export type Subject = {
  /** `n26.metal`, or `igraal` for a partner alone. */
  id: string;
  name: string;
  /** Looked up by fact name, first table first. */
  facts: readonly Record<string, Fact>[];
};

export type ComparisonCell = {
  text: string;
  best: boolean;
  /** A known value to show « à vérifier »; false for what is unknown anyway. */
  unconfirmed: boolean;
  /** null when the catalogue has no such fact for this column. */
  factId: string | null;
  asOf: string | null;
  sources: Source[];
};

export type ComparisonRow = { criterion: string; label: string; cells: ComparisonCell[] };

export type Comparison = { columns: { id: string; name: string }[]; rows: ComparisonRow[] };

/**
 * One row per criterion on which at least one subject has a known value, one cell per subject,
 * both in the order given.
 */
export function compare(subjects: readonly Subject[], criteria: readonly Criterion[]): Comparison {
  const rows = criteria.map((criterion) => compareOn(criterion, subjects));
  return {
    columns: subjects.map(({ id, name }) => ({ id, name })),
    rows: rows.filter(({ cells }) => cells.some(({ text }) => text !== UNKNOWN_TEXT)),
  };
}

function compareOn(criterion: Criterion, subjects: readonly Subject[]): ComparisonRow {
  const shown = subjects.map((subject) => factOf(subject, criterion.fact));
  const ranks = subjects.map((subject, column) => {
    if (shown[column]?.value == null) return null;
    return rankOf(factOf(subject, criterion.rankBy ?? criterion.fact));
  });
  const unranked = shown.some((fact, column) => fact?.value != null && ranks[column] === null);
  const best = markBest(ranks, criterion.direction, unranked);
  const cells = shown.map((fact, column) => toCell(fact, best[column] === true));
  return { criterion: criterion.fact, label: criterion.label, cells };
}

function factOf(subject: Subject, name: string): Fact | undefined {
  return subject.facts.find((table) => Object.hasOwn(table, name))?.[name];
}

/** A value's place on its scale, or null when it has none. « illimité » is beyond any number. */
function rankOf(fact: Fact | undefined): number | null {
  const value = fact?.value;
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

function toCell(fact: Fact | undefined, best: boolean): ComparisonCell {
  const known = fact !== undefined && fact.value !== null;
  return {
    text: fact ? formatFact(fact) : UNKNOWN_TEXT,
    best,
    unconfirmed: known && !fact.confirmed,
    factId: fact?.id ?? null,
    asOf: fact?.asOf ?? null,
    sources: fact?.sources ?? [],
  };
}
