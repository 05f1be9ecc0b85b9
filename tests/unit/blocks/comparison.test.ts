// What the comparison of an article shows of the catalogue: its rows, for products and for firms.
import { expect, test } from "vitest";
import { comparaison } from "../../../app/blocks/comparison/block.ts";
import { isKnown } from "../../../app/blocks/side-by-side/cells.ts";
import { sampleCatalogue, samplePartner } from "../pages/sample-catalogue.ts";
import { siteContext } from "./site-context.ts";

/** What its one source said in February 2024. */
const OLD_LIMIT = {
  value: "500 € par semaine",
  asOf: "2024-02",
  sources: { hello: "Le plafond est de 500 € par semaine." },
};

const BANK = samplePartner("n26", {
  facts: { legalEntity: "N26 SE" },
  products: {
    standard: {
      name: "N26 Standard",
      facts: {
        withdrawalForeign: "1,7 % du montant",
        withdrawalForeignRate: [1.7, "%"],
        withdrawalLimit: OLD_LIMIT,
      },
    },
    metal: {
      name: "N26 Metal",
      facts: {
        otherFeatures: "Lounge",
        withdrawalForeign: "gratuits et illimités",
        withdrawalForeignRate: [0, "%"],
        withdrawalLimit: OLD_LIMIT,
      },
    },
  },
});

test("a sentence is ranked by its number, and what a product does not say, its partner may", () => {
  const rows = compareIds("n26.standard n26.metal");
  const withdrawal = rows.find(({ id }) => id === "withdrawalForeign");

  expect(withdrawal?.cells).toMatchObject([
    { text: "1,7\u202f% du montant", best: false },
    { text: "gratuits et illimités", best: true },
  ]);
  expect(rows.at(-1)).toMatchObject({ label: "Société", cells: [{ text: "N26 SE" }, {}] });
});

test("partners alone are compared on what fits their kind", () => {
  const [payout] = compareIds("igraal ebuyclub");

  expect(payout?.label).toBe("Seuil de retrait");
  expect(payout?.cells.map((cell) => isKnown(cell) && cell.best)).toEqual([false, true]);
});

test("any fact that has a French name can be compared on, in the order asked for", () => {
  const rows = compareIds("n26.standard n26.metal", "otherFeatures withdrawalForeign");
  expect(rows.map(({ label, cells }) => [label, cells.length])).toEqual([
    ["Aussi compris", 2],
    ["Retrait en devises", 2],
  ]);
});

test("a row where every value is past its age leaves the table, and its values stand below it", () => {
  const { rows, unsettled } = compareWhole(
    "n26.standard n26.metal",
    "withdrawalForeign withdrawalLimit",
  );

  expect(rows.map(({ id }) => id)).toEqual(["withdrawalForeign"]);
  expect(unsettled).toMatchObject([
    { id: "withdrawalLimit", cells: [{ degree: "old" }, { degree: "old" }] },
  ]);
});

test("a table of which every row is past its age keeps them", () => {
  const { rows, unsettled } = compareWhole("n26.standard n26.metal", "withdrawalLimit");

  expect(rows.map(({ id }) => id)).toEqual(["withdrawalLimit"]);
  expect(unsettled).toEqual([]);
});

test("an unknown criterion is named", () => {
  expect(() => compareIds("n26.standard n26.metal", "couleur")).toThrow(
    "critère inconnu « couleur »",
  );
});

function compareIds(produits: string, criteres?: string) {
  return compareWhole(produits, criteres).rows;
}

function compareWhole(produits: string, criteres?: string) {
  const partners = [
    BANK,
    samplePartner("igraal", { kind: "cashback", facts: { minimumPayout: [20, "EUR"] } }),
    samplePartner("ebuyclub", { kind: "cashback", facts: { minimumPayout: [10, "EUR"] } }),
  ];
  const context = siteContext(sampleCatalogue({ partners }));
  return comparaison.compile({ label: "", attributes: { produits, criteres } }, context);
}
