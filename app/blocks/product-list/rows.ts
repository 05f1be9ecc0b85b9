// The lines of a listing in the order a visitor asked for. Pure: lines, amounts and address in, lines out.
import type { OfferCode } from "../../primes/offers.ts";
import type { GlobalValues } from "../../primes/values.ts";
import { type Choice, matchesText, readChoice, readText } from "../../ui/query.ts";
import type { ListedKind } from "./compile.ts";

/** A line of a listing: what it is sorted and found by, and the place of its drawn cells. */
export type ListedLine = {
  /** `n26.metal`, or a partner's slug. */
  id: string;
  name: string;
  /** Comes after the others in the usual order. */
  isApart?: true;
  /** The referral offer that goes with it. */
  offre: OfferCode | null;
  /** What lines are sorted and filtered by, per fact name; null: unknown. */
  numbers: { [fact: string]: number | null };
  cells: number;
};

type Filter = { name: string; label: string; keeps(row: ListedLine): boolean };

/** How one kind of listing is offered to visitors. */
export type CatalogueView = {
  title: string;
  /** Heading of the first column. */
  heading: string;
  usualOrder: string;
  /** The first one is the usual order. */
  sorts: readonly (readonly [sort: string, label: string])[];
  filters: readonly Filter[];
};

export const VIEWS: Record<ListedKind, CatalogueView> = {
  banque: {
    title: "Toutes les cartes et formules",
    heading: "Carte ou formule",
    usualOrder:
      "prix affiché par mois, du plus bas au plus haut, puis par nom\u202f; comptes de mineurs et comptes-titres à la fin",
    sorts: [
      ["monthlyFee", "prix par mois"],
      ["withdrawalForeignRate", "commission de retrait en devises"],
      ["prime", "prime du filleul"],
      ["nom", "nom"],
    ],
    filters: [
      {
        name: "gratuites",
        label: "Prix affiché de 0\u202f€",
        keeps: ({ numbers }) => numbers.monthlyFee === 0,
      },
      {
        name: "sans-revenus",
        label: "Sans condition de revenus",
        keeps: ({ numbers }) => numbers.incomeMinimum === 0,
      },
    ],
  },
  cashback: {
    title: "Tous les services de cashback",
    heading: "Service",
    usualOrder: "seuil de retrait, du plus bas au plus haut, puis par nom",
    sorts: [
      ["minimumPayout", "seuil de retrait"],
      ["prime", "prime du filleul"],
      ["nom", "nom"],
    ],
    filters: [],
  },
};

export type CatalogueQuery = { q: string; tri: Choice<string>; filters: string[] };

/** Reads what a visitor asked for. */
export function readCatalogueQuery(params: URLSearchParams, view: CatalogueView): CatalogueQuery {
  const sorts = view.sorts.map(([sort]) => sort);
  return {
    q: readText(params, "q"),
    tri: readChoice(params, "tri", sorts, sorts[0] ?? "nom", "ordre"),
    filters: view.filters.filter(({ name }) => params.has(name)).map(({ name }) => name),
  };
}

/** The lines that match, in order. An unknown value comes last, but for what is set apart. */
export function catalogueRows(
  rows: readonly ListedLine[],
  values: Readonly<GlobalValues> | undefined,
  query: CatalogueQuery,
  view: CatalogueView,
): ListedLine[] {
  const filters = view.filters.filter(({ name }) => query.filters.includes(name));
  return rows
    .filter((row) => filters.every(({ keeps }) => keeps(row)) && matchesText(query.q, row.name))
    .sort((a, b) => compareBy(query.tri.value, values, a, b) || a.name.localeCompare(b.name, "fr"));
}

function compareBy(
  sort: string,
  values: Readonly<GlobalValues> | undefined,
  a: ListedLine,
  b: ListedLine,
): number {
  if (sort === "nom") return 0;
  const apart = Number(a.isApart ?? false) - Number(b.isApart ?? false);
  if (apart !== 0) return apart;
  const rank = (row: ListedLine) => {
    if (sort !== "prime") return row.numbers[sort] ?? Number.POSITIVE_INFINITY;
    const prime = row.offre ? values?.[`PRIME_PARTAGE_ET_FILLEUL_${row.offre}`] : undefined;
    return prime === undefined ? Number.POSITIVE_INFINITY : -prime;
  };
  const [one, other] = [rank(a), rank(b)];
  return one === other ? 0 : one - other;
}
