// Every page and article with what an editor should know of it, and what they share, in French: `npm run content`. Faults of
// the content or the catalogue are printed instead, and the exit code is 1.
import { resolve } from "node:path";
import { loadDirectives, loadParts } from "../../build/blocks/load-directives.ts";
import { loadCatalogue } from "../../build/catalogue/catalogue.ts";
import { SiteCompiler } from "../../build/compiler/site-compiler.ts";
import { readWords, refuseMore, runCommand } from "../terminal.ts";
import { measurePage } from "./measure-page.ts";
import { findTwinSentences } from "./near-duplicate.ts";
import { listPhrases, writePhrases } from "./phrases.ts";
import { listBlocks } from "./prose.ts";
import { listStaleTexts } from "./stale-texts.ts";
import { writeSummary } from "./summary.ts";
import { writeTable } from "./write-table.ts";

/** From which share of their runs of three words two sentences say the same. */
const SAME_SENTENCE = 0.6;

const USAGE = `  npm run content [-- --articles]     toutes les pages, ou les articles seuls
  npm run content -- --plus-vieux    celles dont le plus ancien fait est le plus vieux d'abord, et non par adresse
  npm run content -- --phrases       les cinquante phrases que le plus de pages partagent
  npm run content -- --dossier DIR   un autre dossier que celui du site, un brouillon par exemple`;

await runCommand(USAGE, async (words) => {
  const { values: options, positionals } = readWords(words, {
    articles: { type: "boolean", default: false },
    phrases: { type: "boolean", default: false },
    "plus-vieux": { type: "boolean", default: false },
    dossier: { type: "string", default: resolve(import.meta.dirname, "../../content") },
  });
  refuseMore(positionals, 0);
  const { directives } = await loadDirectives();
  const dir = resolve(options.dossier);
  const catalogue = loadCatalogue();
  const site = new SiteCompiler(dir, directives, () => catalogue);
  const compiled = [...site.pages()].filter(({ kind }) => !options.articles || kind === "article");
  await loadParts();
  const prose = compiled.map(({ path, body }) => ({ file: path, blocks: listBlocks(body) }));
  const phrases = listPhrases(prose);
  if (options.phrases) {
    console.log(writePhrases(phrases).join("\n"));
    return 0;
  }
  const pages = compiled.map(measurePage);
  // Pages are already in the order of their addresses; those without a dated fact go last.
  if (options["plus-vieux"]) {
    pages.sort((a, b) => (a.oldest?.asOf ?? "9").localeCompare(b.oldest?.asOf ?? "9"));
  }
  const shared = { phrases, sentences: findTwinSentences(prose, SAME_SENTENCE) };
  const lines = [
    ...writeTable(pages, phrases),
    "",
    ...writeSummary(pages, shared),
    ...listStaleTexts(dir, catalogue.referrals),
  ];
  console.log(lines.join("\n"));
  return 0;
});
