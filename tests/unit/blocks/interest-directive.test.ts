import { join } from "node:path";
import { expect, test } from "vitest";
import { interetsComposes } from "../../../app/blocks/interest/compile.ts";
import { loadCatalogue } from "../../../app/catalogue/for-pages/catalogue-port.ts";
import { SiteIndex } from "../../../app/pages/compiler/site-index.ts";
import { SourceList } from "../../../app/pages/compiler/source-list.ts";

test("the calculator's tax is the catalogue's, with its source", () => {
  const catalogue = loadCatalogue(join(import.meta.dirname, "../../../app/catalogue"));
  const sources = new SourceList();
  const context = { catalogue, sources, site: new SiteIndex([], [], catalogue) };

  const { taux, impot } = interetsComposes.compile({ label: "", attributes: {} }, context);

  const fact = catalogue.findFact("loi.pfu_rate_interest_dividends_2026");
  expect(taux).toBe(fact?.value);
  expect(impot.text).toBe(`${taux.toLocaleString("fr-FR")}\u202f%`);
  expect(sources.all.map(({ url }) => url)).toEqual(fact?.sources.map(({ url }) => url));
  expect(impot.sources.length).toBeGreaterThan(0);
});
