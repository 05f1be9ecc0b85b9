import { expect, test } from "vitest";
import { interetsComposes } from "../../../app/blocks/interest/block.ts";
import { PRICE_LIST, sampleCatalogue } from "../pages/sample-catalogue.ts";
import { siteContext } from "./site-context.ts";

test("the calculator's tax is the catalogue's, with its source", () => {
  const law = { pfu_rate_interest_dividends_2026: [31.4, "%"] } as const;
  const context = siteContext(sampleCatalogue({ law }));

  const { taux, impot } = interetsComposes.compile({ label: "", attributes: {} }, context);

  expect(taux).toBe(31.4);
  expect(impot).toMatchObject({ text: "31,4\u202f%", sources: [0] });
  expect(context.sources.all).toEqual([PRICE_LIST]);
});
