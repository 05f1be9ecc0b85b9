// An advice agrees with the tables of its own page, on the criteria that they name.

import type { Root } from "hast";
import { expect, test } from "vitest";
import type { comparaison } from "../../../app/blocks/comparison/block.ts";
import type { verdict } from "../../../app/blocks/verdict/block.ts";
import { findDirectives } from "../../../app/build/blocks/find-directives.ts";
import {
  type Catalogue,
  findProduct,
  loadCatalogue,
} from "../../../app/build/catalogue/catalogue.ts";
import { findCriterion } from "../../../app/build/catalogue/criteria.ts";
import { block, root } from "../../../app/build/compiler/hast.ts";
import { dominates } from "../../../app/catalogue/compare.ts";
import { sampleCatalogue, samplePartner } from "../pages/sample-catalogue.ts";
import { compileSite } from "./site-content.ts";

test("no page sets aside, without a reason, what beats its choice on every line of its table", () => {
  const catalogue = loadCatalogue();
  const site = compileSite();
  const verdicts = site.flatMap(({ payload }) =>
    findDirectives<typeof verdict>(payload.body, "Verdict"),
  );
  expect(verdicts.length).toBeGreaterThan(0);
  const faults = site.flatMap(({ file, payload }) =>
    listAgainstTable(payload.body, catalogue).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test("an advice against the lines that a page shows is found, though another criterion speaks for it", () => {
  const catalogue = sampleCatalogue({
    partners: [
      samplePartner("n26", {
        products: {
          dear: {
            name: "Chère",
            facts: { monthlyFee: [5, "EUR/mois"], freeWithdrawalsEurozone: [9, "par mois"] },
          },
          free: {
            name: "Gratuite",
            facts: { monthlyFee: [0, "EUR/mois"], freeWithdrawalsEurozone: [3, "par mois"] },
          },
        },
      }),
    ],
  });
  const named = {
    chosen: { name: "Chère", path: null },
    others: [{ name: "Gratuite", path: null }],
  };
  const columns = [
    { id: "n26.dear", name: "Chère", path: null },
    { id: "n26.free", name: "Gratuite", path: null },
  ];
  const rows = [{ id: "monthlyFee", label: "Prix", cells: [] }];
  const page = (reason: string | null) =>
    root(
      block("Comparaison", { columns, rows }),
      block("Verdict", { situation: "Toujours", ...named, reason }),
    );
  expect(listAgainstTable(page(null), catalogue)).toEqual(["Toujours: Chère, not Gratuite"]);
  expect(listAgainstTable(page("Elle retire plus."), catalogue)).toEqual([]);
});

/** Advice without a reason against a product that its table shows to be better. */
function listAgainstTable(body: Root, catalogue: Catalogue): string[] {
  const verdicts = findDirectives<typeof verdict>(body, "Verdict").filter(
    ({ reason }) => reason === null,
  );
  return findDirectives<typeof comparaison>(body, "Comparaison").flatMap(({ columns, rows }) => {
    const criteria = rows.flatMap(({ id }) => findCriterion(id) ?? []);
    const productOf = (name: string) => {
      const column = columns.find((each) => each.name === name);
      return column && findProduct(catalogue, column.id);
    };
    return verdicts.flatMap(({ situation, chosen, others }) =>
      others.flatMap(({ name }) => {
        const [advised, left] = [productOf(chosen.name), productOf(name)];
        const isAgainst = advised && left && dominates(left, advised, criteria);
        return isAgainst ? [`${situation}: ${chosen.name}, not ${name}`] : [];
      }),
    );
  });
}
