// Every page and article with what an editor should know of it, in French: `npm run content`. Faults of the content or the
// catalogue are printed instead, and the exit code is 1.
import { resolve } from "node:path";
import { loadDirectives, loadParts } from "../../build/blocks/load-directives.ts";
import { loadCatalogue } from "../../build/catalogue/catalogue.ts";
import { SiteCompiler } from "../../build/compiler/site-compiler.ts";
import { readWords, refuseMore, runCommand } from "../terminal.ts";
import { measurePage, type PageMeasure } from "./measure-page.ts";
import { writeTable } from "./write-table.ts";

const USAGE = `  npm run content [-- --articles]     toutes les pages, ou les articles seuls
  npm run content -- --plus-vieux    celles dont le plus ancien fait est le plus vieux d'abord, et non par adresse
  npm run content -- --dossier DIR   un autre dossier que celui du site, un brouillon par exemple`;

await runCommand(USAGE, async (words) => {
  const { values: options, positionals } = readWords(words, {
    articles: { type: "boolean", default: false },
    "plus-vieux": { type: "boolean", default: false },
    dossier: { type: "string", default: resolve(import.meta.dirname, "../../content") },
  });
  refuseMore(positionals, 0);
  const { directives } = await loadDirectives();
  const site = new SiteCompiler(resolve(options.dossier), directives, () => loadCatalogue());
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
  return 0;
});
