// What the operator's report and the method page count.
import { expect, test } from "vitest";
import { countFacts } from "../../../app/build/catalogue/counts.ts";
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
    confirmed: 2,
    crossChecked: 0,
    reported: 0,
    old: 0,
    contested: 0,
    unsourced: 1,
    missing: 1,
  });
  expect(byKind).toMatchObject({ firm: 2, authority: 0, individual: 0, none: 1 });
});
