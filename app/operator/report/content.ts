/**
 * Every page and article with what an editor should know of it, in French: `npm run content`.
 *
 *   --articles        articles only
 *   --plus-vieux      the pages whose oldest fact is oldest first, instead of by address
 *   --dossier DIR     another content folder than the site's, a draft for example
 *
 * Faults of the content or the catalogue are printed instead, and the exit code is 1.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadDirectives, loadParts } from "../../build/blocks/load-directives.ts";
import { loadCatalogue } from "../../build/catalogue/catalogue.ts";
import { isReport } from "../../build/compiler/problem.ts";
import { SiteCompiler } from "../../build/compiler/site-compiler.ts";
import { measurePage, type PageMeasure } from "./measure-page.ts";
import { writeTable } from "./write-table.ts";

const { values: options } = parseArgs({
  options: {
    articles: { type: "boolean", default: false },
    "plus-vieux": { type: "boolean", default: false },
    dossier: { type: "string", default: resolve(import.meta.dirname, "../../content") },
  },
});

try {
  const catalogue = loadCatalogue(resolve(import.meta.dirname, "../../catalogue"));
  const { directives } = await loadDirectives();
  const site = new SiteCompiler(resolve(options.dossier), directives, () => catalogue);
  const pages: PageMeasure[] = [];
  for (const payload of site.payloads()) {
    if (!options.articles || payload.kind === "article") pages.push(measurePage(payload));
  }
  // Pages are already in the order of their addresses; those without a dated fact go last.
  if (options["plus-vieux"]) {
    pages.sort((a, b) => (a.oldest?.asOf ?? "9").localeCompare(b.oldest?.asOf ?? "9"));
  }
  await loadParts();
  console.log(writeTable(pages).join("\n"));
} catch (error) {
  if (!isReport(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
