import { join } from "node:path";
import { expect, test } from "vitest";
import { loadCatalogue } from "../../../app/content/compiler/catalogue-port.ts";
import { interetsComposes } from "../../../app/content/compiler/directives/tool.ts";
import { SiteIndex } from "../../../app/content/compiler/site-index.ts";
import { SourceList } from "../../../app/content/compiler/source-list.ts";

test("the calculator's tax is the catalogue's, with its source", () => {
  const catalogue = loadCatalogue(join(import.meta.dirname, "../../../app/catalogue"));
  const sources = new SourceList();
  const context = { catalogue, sources, site: new SiteIndex([], [], catalogue) };

  const { taux, impot } = interetsComposes.resolve({ label: "", attributes: {} }, context);

  const fact = catalogue.findFact("loi.pfu_rate_interest_dividends_2026");
  expect(taux).toBe(fact?.value);
  expect(impot.text).toBe(`${taux.toLocaleString("fr-FR")}\u202f%`);
  expect(sources.all.map(({ url }) => url)).toEqual(fact?.sources.map(({ url }) => url));
  expect(impot.sources.length).toBeGreaterThan(0);
});
