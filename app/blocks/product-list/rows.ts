// The lines of a listing in the order a visitor asked for. Pure: lines, amounts and address in, lines out.

import { gainsOf } from "../../amounts/gains.ts";
import type { OfferCode } from "../../amounts/offers.ts";
import { judge, type Standing } from "../../amounts/standing.ts";
import type { GlobalValues } from "../../amounts/values.ts";
import type { StaticRow } from "../../pages/static-rows.tsx";
import { type FilterRemoval, rankFilterRemovals } from "../../ui/form/filter-removals.tsx";
import { type QueryParams, readChoiceOrDefault, readText } from "../../ui/query.ts";
import { compareNames, matchesText } from "../../ui/text.ts";
import type { Listing, Numbers } from "./listings.ts";

/** A line of a listing, by `n26.metal` or a partner's slug, and what it is sorted and found by. */
export type ListedLine = StaticRow & {
  name: string;
  /** Comes after the others in the usual order. */
  isSetAside?: true;
  /** The referral offer that goes with it. */
  offerCode: OfferCode | null;
  standing?: Standing;
  numbers: Numbers;
};

/** What a visitor asked of a listing, as the address says it. */
type CatalogueQuery = ReturnType<typeof readCatalogueQuery>;

/** Lines that a listing begins with; the others stand one link away. */
export const FIRST_LINES = 24;

/** Reads what a visitor asked for. */
export function readCatalogueQuery(params: URLSearchParams, listing: Listing) {
  const sorts = listing.sorts.map(([sort]) => sort);
  const q = readText(params, "q");
  const filters = listing.filters.filter(({ name }) => params.has(name)).map(({ name }) => name);
  return {
    q,
    tri: readChoiceOrDefault(params, "tri", sorts, sorts[0] ?? "nom", "ordre"),
    filters,
    /** Shows every line that matches: asked for, or by a name or a filter that leave few. */
    isWhole: params.has("tout") || q !== "" || filters.length > 0,
  };
}

/** The parameters that a link to the same listing repeats. */
export function listingParams(
  { q, tri, filters }: CatalogueQuery,
  { sorts }: Listing,
): QueryParams {
  const sort = tri.value === sorts[0]?.[0] ? undefined : tri.value;
  return { q, tri: sort, ...Object.fromEntries(filters.map((name) => [name, "oui"])) };
}

/** The lines that match, in order. An unknown value comes last, but for what is set apart. */
export function catalogueRows(
  rows: readonly ListedLine[],
  values: Readonly<GlobalValues> | undefined,
  query: CatalogueQuery,
  listing: Listing,
): ListedLine[] {
  const filters = listing.filters.filter(({ name }) => query.filters.includes(name));
  return rows
    .filter(
      (row) =>
        filters.every(({ matches }) => matches(row.numbers)) && matchesText(query.q, row.name),
    )
    .sort((a, b) => compareBy(query.tri.value, values, a, b) || compareNames(a.name, b.name));
}

/** What to give up where no line fits, the most fruitful first; empty where no single filter is to blame. */
export function listRowFilterRemovals(
  rows: readonly ListedLine[],
  query: CatalogueQuery,
  listing: Listing,
): FilterRemoval[] {
  const less = [
    ...listing.filters
      .filter(({ name }) => query.filters.includes(name))
      .map(({ name, label }) => {
        const filters = query.filters.filter((other) => other !== name);
        return { name, label, query: { ...query, filters } };
      }),
    ...(query.q ? [{ name: "q", label: query.q, query: { ...query, q: "" } }] : []),
  ];
  return rankFilterRemovals(less, (query) => catalogueRows(rows, undefined, query, listing).length);
}

function compareBy(
  sort: string,
  values: Readonly<GlobalValues> | undefined,
  a: ListedLine,
  b: ListedLine,
): number {
  if (sort === "nom") return 0;
  const setAsideOrder = Number(a.isSetAside ?? false) - Number(b.isSetAside ?? false);
  if (setAsideOrder !== 0) return setAsideOrder;
  const rank = (row: ListedLine) => {
    if (sort !== "prime") return row.numbers[sort] ?? Number.POSITIVE_INFINITY;
    if (!row.offerCode) return Number.POSITIVE_INFINITY;
    const { owed } = judge(gainsOf(values, row.offerCode).ofProgramme, row.standing);
    return owed === undefined ? Number.POSITIVE_INFINITY : -owed;
  };
  const [one, other] = [rank(a), rank(b)];
  return one === other ? 0 : one - other;
}
