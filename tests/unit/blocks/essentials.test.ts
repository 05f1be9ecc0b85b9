// What decides, as pages open with it: which lines, in which words, and how many.
import { expect, test } from "vitest";
import { essentiel } from "../../../app/blocks/essentials/block.ts";
import { isKnown } from "../../../app/blocks/side-by-side/cells.ts";
import { loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { formatFact } from "../../../app/catalogue/write-fact.ts";
import { siteContext } from "./site-context.ts";

const CATALOGUE = loadCatalogue();

const compile = (attributes: Record<string, string>) =>
  essentiel.compile({ label: "", attributes }, siteContext(CATALOGUE));
/** The rows by their labels: a text per column, null where nothing is known. */
const rowsOf = (attributes: Record<string, string>) =>
  Object.fromEntries(
    compile(attributes).rows.map(({ label, cells }) => [
      label.replaceAll("\u00a0", " "),
      cells.map((cell) => (isKnown(cell) ? cell.text.replace(/\s/g, " ") : cell)),
    ]),
  );

test("of a bank's cards: price, its condition with what is paid otherwise, income, use abroad, for two", () => {
  const rows = rowsOf({ produits: "fortuneo.fosfo fortuneo.gold" });
  expect(rows["Prix par mois"]).toEqual(["0 € par mois", "0 € par mois"]);
  expect(rows["À quelle condition, sinon combien"]?.[1]).toMatch(/1 paiement.*sinon 9 €/);
  expect(rows["Revenus demandés"]).toEqual(["aucun", "2 200 € par mois"]);
  expect(rows["Revenus demandés, à deux"]?.[1]).toBe("3 300 € par mois");
  expect(rows["Paiement en devises"]).toHaveLength(2);
});

test("a price that nobody publishes is shown as such; another line that nobody fills is not there", () => {
  const rows = rowsOf({ produits: "curve.payx" });
  expect(rows["Prix par mois"]).toEqual([null]);
  expect(rows["Retrait en devises"]).toBeUndefined();
});

test("of a cashback site: when and how it pays, also where nobody says so", () => {
  expect(rowsOf({ produits: "naomi" })).toMatchObject({
    "Seuil de retrait": [null],
    "Délai de validation": [null],
  });
});

test("of a programme: what it asks, when it pays, how long to keep the account, until when its rules were read", () => {
  const rows = rowsOf({ offres: "FORTUNEO_GOLD HELLO_ONE" });
  // That a list of steps asks for none is no word of a source.
  expect(rows["Versement demandé"]).toEqual(["300 €", null]);
  expect(rows["Compte à garder"]).toEqual(["12 mois", "12 mois"]);
  expect(rows["Programme, jusqu’à quand"]?.[0]).toBe("30/09/2026");
});

test("what contradicts a sentence stands in its note, and the line keeps its mark", () => {
  const [row] = compile({ produits: "hello-bank.one" }).rows.filter(
    ({ id }) => id === "feeCondition",
  );
  const [cell] = row?.cells ?? [];
  expect(isKnown(cell) && cell).toMatchObject({ degree: "contested", note: /Autre valeur/ });
  expect(isKnown(cell) && cell.text).not.toContain("selon d’autres");
});

test("the condition of every price tells what is paid where it is not met", () => {
  const silent = [...CATALOGUE.products.values()].flatMap(({ id, facts }) => {
    const { feeCondition, feeWithoutCondition } = facts;
    if (typeof feeWithoutCondition?.value !== "number") return [];
    const [amount = ""] = formatFact(feeWithoutCondition).split("\u202f");
    return formatFact(feeCondition ?? feeWithoutCondition).includes(amount) ? [] : [id];
  });
  expect(silent).toEqual([]);
});

test("whatever stands beside each other, seven lines at most", () => {
  for (const { id } of CATALOGUE.products.values()) {
    expect(compile({ produits: id }).rows.length, id).toBeLessThanOrEqual(7);
  }
});

test.each([
  [{}, "prend « produits » ou « offres », l’un des deux"],
  [{ produits: "n26.go", offres: "N26" }, "prend « produits » ou « offres », l’un des deux"],
  [{ produits: "n26.go n26.metal n26.smart n26.standard" }, "en prend un à 3"],
  [{ produits: "n26.go igraal" }, "ne décide pas pour les autres"],
])("%o is refused: %s", (attributes, message) => {
  expect(() => compile(attributes)).toThrow(message);
});
