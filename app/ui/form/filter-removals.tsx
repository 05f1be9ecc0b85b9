// What to give up where nothing fits: each filter says what its removal brings.
import { plural } from "../plural.ts";
import { type QueryParams, writeSearch } from "../query.ts";

/** A filter that may be given up: its name in the address, its words, how many lines would then fit. */
export type FilterRemoval = { name: string; label: string; count: number };

/**
 * @param removals what is left to ask for without each filter
 * @param count how many lines fit a query
 * @returns the most fruitful first, none that brings nothing
 */
export function rankFilterRemovals<Query>(
  removals: readonly { name: string; label: string; query: Query }[],
  count: (query: Query) => number,
): FilterRemoval[] {
  return removals
    .map(({ name, label, query }) => ({ name, label, count: count(query) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

type Props = {
  /** Id of the place that a link leads to. */
  id: string;
  /** What was asked for, and understood. */
  params: QueryParams;
  /** The most fruitful first; empty where no single filter is to blame. */
  removals: readonly FilterRemoval[];
  /** What is counted: one, and more than one. */
  unit: readonly [one: string, many: string];
};

export function FilterRemovals({ id, params, removals, unit: [one, many] }: Props) {
  return (
    <ul className="nearest">
      {removals.map(({ name, label, count }) => (
        <li key={name}>
          <a
            href={`${writeSearch(params, { [name]: undefined })}#${id}`}
            data-in-place=""
            rel="nofollow"
          >
            Renoncer à «&#x202f;{label}&#x202f;»&#x202f;: {plural(count, one, many)}
          </a>
        </li>
      ))}
      {removals.length === 0 && (
        <li>
          <a href={`?#${id}`} data-in-place="" rel="nofollow">
            Tout effacer
          </a>
        </li>
      )}
    </ul>
  );
}
