// What the operator's report and the method page count.
import { expect, test } from "vitest";
import { countFacts } from "../../../app/build/catalogue/counts.ts";
import { countLines } from "../../../app/operator/report/catalogue-counts.ts";
import { essentialLines } from "../../../app/operator/report/essentials.ts";
import { sampleCatalogue, samplePartner } from "../pages/sample-catalogue.ts";

const CATALOGUE = sampleCatalogue({
  partners: [
    samplePartner("n26", {
      facts: { founded: [2013, "année"], legalEntity: null },
      products: {
        smart: {
          name: "N26 Smart",
          facts: {
            monthlyFee: [4.9, "EUR/mois"],
            incomeCondition: { value: "aucune", asOf: null, sources: {} },
          },
        },
      },
    }),
  ],
});
const FACTS = [...CATALOGUE.facts.values()];

test("each fact is counted once by its degree, and once by who vouches for it", () => {
  const { all, byDegree, byKind } = countFacts(FACTS);
  expect(all).toBe(4);
  expect(byDegree).toEqual({
    ...{
      confirmed: 2,
      crossChecked: 0,
      reported: 0,
      old: 0,
      contested: 0,
      unsourced: 1,
      missing: 1,
    },
  });
  expect(byKind).toMatchObject({ firm: 2, authority: 0, individual: 0, none: 1 });
});

test("the report opens with these counts, and a line per partner", () => {
  const lines = [...countLines(CATALOGUE, FACTS)];
  expect(lines[0]).toMatch(/^4 faits/);
  expect(lines).toContainEqual(expect.stringMatching(/^partenaires : 4 ; 2 confirmé/));
  expect(lines.at(-1)).toMatch(/^n26\t2 confirmé/);
});

test("of each product on sale it tells what founds its price, conditions, use abroad and protection", () => {
  expect([...essentialLines(CATALOGUE)]).toEqual([
    "n26.smart\tprix confirmé\tconditions sans source\tétranger non vérifié\tprotection non vérifié",
  ]);
});
