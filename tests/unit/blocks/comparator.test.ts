// The comparator: what an address asks for, what is said of a wrong one, and the comparison itself.
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareChosen } from "../../../app/blocks/comparator/comparison.ts";
import { islandProps as comparator } from "../../../app/blocks/comparator/island-props.tsx";
import { listNearby } from "../../../app/blocks/comparator/nearby.ts";
import { readSelection, writeQuery } from "../../../app/blocks/comparator/selection.ts";
import { comparaison } from "../../../app/blocks/comparison/block.ts";
import { isKnown } from "../../../app/blocks/side-by-side/cells.ts";
import { HtmlRenderer } from "../../../app/build/render/html-renderer.tsx";
import { rows } from "../../rows.ts";
import { siteContext } from "./site-context.ts";
import { comparatorProps, platformProps } from "./tool-props.ts";

const PROPS = comparatorProps();
const PLATFORMS = platformProps();
const IDS = PROPS.partners
  .filter(({ kind }) => kind === "banque")
  .flatMap(({ products }) => products.map(({ id }) => id));

const read = (query: string, props = PROPS) => readSelection(new URLSearchParams(query), props);
const idsOf = (query: string) => read(query).products.map(({ id }) => id);
const faultsOf = (query: string) =>
  read(query).choices.flatMap(({ error }) => error?.replaceAll("\u202f", " ") ?? []);
const factsOf = (props: typeof PROPS) => comparator.Comparateur(props, new HtmlRenderer()).deferred;
const compareIds = (ids: readonly string[], onlyDifferences = false, props = PROPS) =>
  compareChosen(read(writeQuery(ids), props).products, factsOf(props), onlyDifferences);

test.each(
  rows(`
    revolut.plus n26.standard        |                                                                                   | revolut.plus n26.standard
    n26                              |                                                                                   | n26.standard n26.smart n26.go n26.metal
    n26.smart n26.smart n26.go       | N26 Smart est déjà choisi plus haut.                                              | n26.smart n26.go
    n26.smart nimporte n26.go        | « nimporte » n’est pas dans le catalogue : choisissez un nom de la liste.          | n26.smart n26.go
    n26 revolut.plus revolut.metal   | Cinq produits au plus : Revolut Metal n’est pas comparé. Retirez-en un autre.      | n26.standard n26.smart n26.go n26.metal revolut.plus
    n26.smart igraal n26.go          | iGraal est un service de cashback, N26 Smart un compte ou une carte : ils ne se comparent pas ensemble. | n26.smart n26.go
    n26.smart mintos n26.go          | Mintos se compare sur une autre page.                                             | n26.smart n26.go
  `),
)("of %s what is wrong is said (%s), the rest compared in the order chosen: %s", (...row) => {
  const [asked = "", fault, ids] = row;
  const query = writeQuery(asked.split(" "));
  expect(faultsOf(query).join()).toBe(fault);
  expect(idsOf(query).join(" ")).toBe(ids);
});

test("a single product is no fault: the next field asks for a second one", () => {
  const { choices, products } = read("produits=n26.smart");
  expect(faultsOf("produits=n26.smart")).toEqual([]);
  expect(products).toEqual([]);
  expect(choices[1]).toEqual({ value: "", hint: "Choisissez un deuxième produit à comparer." });
  expect(read("produits=n26.smart&produits=n26.go").choices.some(({ hint }) => hint)).toBe(false);
});

test("what is added with one tap is near: the same firm's, then one of each other firm, and never a sixth", () => {
  const near = listNearby(read("produits=n26.smart").accepted, PROPS.partners).map(({ id }) => id);
  expect(near.slice(0, 3)).toEqual(["n26.standard", "n26.go", "n26.metal"]);
  expect(near).toContain("revolut.standard");
  expect(near).not.toContain("revolut.plus");
  expect(near).not.toContain("igraal");
  expect(listNearby([], PROPS.partners)).toEqual([]);
  const five = read("produits=n26&produits=revolut.plus").accepted;
  expect(listNearby(five, PROPS.partners)).toEqual([]);
});

test("what has no place among five is known as such; what stands twice is not", () => {
  const excess = (query: string) =>
    read(query).choices.flatMap((choice) => choice.excess?.id ?? []);
  const five = "produits=n26&produits=revolut.plus";
  expect(excess(`${five}&produits=revolut.metal`)).toEqual(["revolut.metal"]);
  expect(excess(`${five}&produits=n26.go`)).toEqual([]);
  expect(excess(`${five}&produits=igraal`)).toEqual([]);
});

test("what is compared on another page is named for the link that leads there", () => {
  expect(read("produits=mintos&produits=bondora&produits=mintos").moved).toEqual([
    "mintos",
    "bondora",
  ]);
});

test("« différences » takes oui, and says so when it is something else", () => {
  expect(read("differences=oui").differences.value).toBe("oui");
  expect(read("differences=peut-etre").differences.error).toBeTruthy();
  expect(read("differences=oui&differences=oui").differences.error).toBeTruthy();
});

test("no address, however odd, breaks the page or compares more than five", () => {
  const part = fc.oneof(fc.constantFrom(...IDS, "igraal", "mintos", "n26", ""), fc.string());
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (ids) => {
      const { products, choices } = readSelection(
        new URLSearchParams(ids.map((id) => ["produits", id])),
        PROPS,
      );
      expect(products.length === 0 || (products.length >= 2 && products.length <= 5)).toBe(true);
      expect(new Set(products.map(({ kind }) => kind)).size).toBeLessThanOrEqual(1);
      expect(new Set(products).size).toBe(products.length);
      expect(choices.length).toBeGreaterThanOrEqual(3);
      expect(choices.length).toBeLessThanOrEqual(6);
    }),
  );
});

test("the tool compares as a page does, cell by cell, from facts that were packed", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 2, maxLength: 5 }), (ids) => {
      const context = siteContext();
      const attributes = { produits: ids.join(" ") };
      const { rows, unsettled } = comparaison.compile({ label: "", attributes }, context);
      // What a page tells below its table, the tool has in its rows.
      const onPage = [...rows, ...unsettled];
      const tool = compareIds(ids);
      const urls = (cited: readonly number[], all: readonly { url: string }[]) =>
        cited.map((place) => all[place]?.url);

      expect(tool.rows.map(({ id }) => id).sort()).toEqual(onPage.map(({ id }) => id).sort());
      for (const { id, cells } of tool.rows) {
        const row = onPage.find((other) => other.id === id);
        cells.forEach((cell, column) => {
          const own = row?.cells[column];
          const told = isKnown(cell) && { ...cell, sources: urls(cell.sources, tool.sources) };
          // A tool carries no sentences: its notes lead to its list of sources, in their own order.
          const read = isKnown(own) && {
            ...own,
            quote: undefined,
            sources: urls(own.sources, context.sources.all),
          };
          expect(told || cell).toEqual(read || own);
        });
      }
    }),
    { numRuns: 60 },
  );
});

test("the rows that differ come first, and those that are the same say so", () => {
  const { rows, different } = compareIds(["n26.smart", "n26.go"]);

  expect(rows.slice(0, different).every(({ isSame }) => isSame === false)).toBe(true);
  expect(rows.length).toBeGreaterThan(different);
  expect(rows.slice(different).every(({ isSame }) => isSame === true)).toBe(true);
});

test("for couples, the income asked of two stands beside that asked of one", () => {
  const rows = compareIds(["fortuneo.gold", "hello-bank.prime"]).rows.map(({ id }) => id);

  expect(rows).toContain("jointIncomeMinimum");
  expect(rows).toContain("jointAccount");
});

test("from a page's comparison its products are taken along, unless there are five already", () => {
  const link = (produits: string) =>
    comparaison.compile({ label: "", attributes: { produits } }, siteContext()).elsewhere;

  expect(link("n26.smart n26.go")).toBe("/comparateur?produits=n26.smart&produits=n26.go");
  expect(link("mintos bondora")).toMatch(/^\/comparateur\/plateformes\?/);
  expect(link(IDS.slice(0, 5).join(" "))).toBeNull();
});

test("with differences only, the rows on which all agree are gone, and no other", () => {
  const all = compareIds(["n26.smart", "n26.go"]);
  const some = compareIds(["n26.smart", "n26.go"], true);

  expect(some.rows.length).toBe(some.different);
  expect(some.rows.length).toBeLessThan(all.rows.length);
  expect(all.rows.map(({ id }) => id)).toContain("legalEntity");
  expect(some.rows.map(({ id }) => id)).not.toContain("legalEntity");
});

test("cashback services compare on their own criteria, platforms on theirs", () => {
  expect(compareIds(["igraal", "widilo"]).rows.map(({ id }) => id)).toContain("minimumPayout");
  const platforms = compareIds(["mintos", "binance"], false, PLATFORMS);
  expect(platforms.rows[0]?.label).toBe("Agrément");
});
