// Cards and cashback services in the order a visitor asks for, what is not known last.
import { expect, test } from "vitest";
import { deriveGlobalValues } from "../../../app/amounts/document.server.ts";
import { LISTINGS, type Listing, type Numbers } from "../../../app/blocks/product-list/listings.ts";
import {
  catalogueRows,
  type ListedLine,
  listRowFilterRemovals,
  readCatalogueQuery,
} from "../../../app/blocks/product-list/rows.ts";
import { rows } from "../../rows.ts";

const VALUES = deriveGlobalValues({
  PRIME_FILLEUL_N26: 20,
  PRIME_PARTAGE_N26: 90,
  PRIME_FILLEUL_BUNQ: 50,
  PRIME_PARTAGE_WISE: 100,
});

const ROWS: ListedLine[] = [
  { ...row("Carte sans prix"), numbers: { monthlyFee: null, incomeMinimum: 0 } },
  { ...row("Métal"), numbers: { monthlyFee: 17, incomeMinimum: null }, offerCode: "N26" },
  { ...row("Gratuite B"), numbers: { monthlyFee: 0, incomeMinimum: 1000 }, offerCode: "BUNQ" },
  { ...row("Gratuite A"), numbers: { monthlyFee: 0, incomeMinimum: 0 }, offerCode: "WISE" },
];

test.each(
  rows(`
                                   | Gratuite A, Gratuite B, Métal, Carte sans prix
    tri=prime                      | Gratuite B, Métal, Carte sans prix, Gratuite A
    tri=nom                        | Carte sans prix, Gratuite A, Gratuite B, Métal
    gratuites=oui                  | Gratuite A, Gratuite B
    sans-revenus=oui               | Gratuite A, Carte sans prix
    gratuites=oui&sans-revenus=oui | Gratuite A
    q=metal                        | Métal
  `),
)("by price where « %s » says no other, what is unknown last: %s", (search = "", names = "") => {
  expect(shown(search).join(", ")).toBe(names);
});

test("what is set apart comes after even an unknown price, but in its place by name", () => {
  const apart = {
    ...row("Compte de mineur"),
    numbers: { monthlyFee: 0 },
    isSetAside: true as const,
  };
  const names = (search: string) => shown(search, [apart, ...ROWS]);
  expect(names("").at(-1)).toBe("Compte de mineur");
  expect(names("tri=prime").at(-1)).toBe("Compte de mineur");
  expect(names("gratuites=oui")).toEqual(["Gratuite A", "Gratuite B", "Compte de mineur"]);
  expect(names("tri=nom")[1]).toBe("Compte de mineur");
});

test("a bonus that nobody is known to owe ranks nothing", () => {
  const rows = ROWS.map((each) =>
    each.offerCode === "BUNQ" ? { ...each, standing: { shut: "non confirmé" } } : each,
  );
  expect(shown("tri=prime", rows)[0]).toBe("Métal");
});

test("where nothing fits, each filter to give up says how many lines that brings, the most first", () => {
  const query = readCatalogueQuery(
    new URLSearchParams("q=metal&gratuites=oui&sans-revenus=oui"),
    LISTINGS.banque,
  );
  expect(listRowFilterRemovals(ROWS, query, LISTINGS.banque)).toEqual([
    { name: "q", label: "metal", count: 1 },
  ]);
  const one = readCatalogueQuery(new URLSearchParams("q=b&sans-revenus=oui"), LISTINGS.banque);
  expect(listRowFilterRemovals(ROWS, one, LISTINGS.banque)).toEqual([
    { name: "q", label: "b", count: 2 },
    { name: "sans-revenus", label: "Sans condition de revenus", count: 1 },
  ]);
});

test("an order that cards do not have is said, and the usual one is kept", () => {
  const query = readCatalogueQuery(new URLSearchParams("tri=minimumPayout"), LISTINGS.banque);
  expect(query.tri.value).toBe("monthlyFee");
  expect(query.tri.problem).toContain("minimumPayout");
});

test("a listing orders and filters by numbers that it asks of its lines, and by no others", () => {
  for (const [name, { numbers, sorts, filters }] of Object.entries<Listing>(LISTINGS)) {
    const asked = new Set<string>(sorts.map(([sort]) => sort));
    // Known to every line: its name, and what the document says of its offer.
    for (const known of ["nom", "prime"]) asked.delete(known);
    const spy = new Proxy<Numbers>({}, { get: (_, fact) => void asked.add(String(fact)) });
    for (const { matches } of filters) matches(spy);
    expect(
      [...asked].filter((fact) => !numbers.some((each) => each === fact)),
      name,
    ).toEqual([]);
  }
});

function row(name: string): ListedLine {
  return { id: name, name, offerCode: null, standing: {}, numbers: {} };
}

/** The names of the cards that `search` brings. */
function shown(search: string, rows = ROWS): string[] {
  const query = readCatalogueQuery(new URLSearchParams(search), LISTINGS.banque);
  return catalogueRows(rows, VALUES, query, LISTINGS.banque).map(({ name }) => name);
}
