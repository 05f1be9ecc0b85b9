/** Compiles a page written inside a test, among a few pages that exist. */

import { DIRECTIVES } from "../../../app/build/blocks/directives.ts";
import { parseArticles } from "../../../app/build/compiler/check-front-matter.ts";
import { compileText } from "../../../app/build/compiler/compile-page.ts";
import type { CompiledPage } from "../../../app/build/compiler/compiled-page.ts";
import { ContentError, ProblemList } from "../../../app/build/compiler/problem.ts";
import {
  indexPage,
  listFragments,
  readHead,
  readText,
} from "../../../app/build/compiler/read-page.ts";
import { SiteIndex } from "../../../app/build/compiler/site-index.ts";
import { SAMPLE_CATALOGUE } from "./sample-catalogue.ts";

const ARTICLES = parseArticles(
  [
    "slug\ttopic\toffers\ttitle",
    "n26-vs-revolut\tbanque-comparatif\tN26,REVOLUT\tUne page d'essai",
    "n26-vs-bunq\tbanque-comparatif\tN26,BUNQ\tUne page d'essai",
    "conditions-n26\touverture\tN26\tUne page d'essai",
    "carte-metal\tcartes\t\tUne page d'essai",
  ].join("\n"),
);

/** Front matter of a plain page, with lines added or replaced. */
export function frontMatter(fields: Record<string, string> = {}): string {
  const all = {
    titre: "Une page d'essai",
    title: "Page d'essai",
    description: "Une page qui existe pour que les tests aient de quoi lire, ni plus ni moins.",
    kind: "page",
    published: "2026-11-01",
    updated: "2026-11-20",
    ...fields,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n`;
}

const NEIGHBOURS: Record<string, string> = {
  "pages/index.md": frontMatter({ title: "Accueil" }),
  "pages/banque/index.md": frontMatter({ kind: "listing", title: "Banques" }),
  "pages/banque/n26.md": `${frontMatter({ kind: "partner", partner: "n26" })}\n## Les frais\n`,
  "pages/banque/n26/metal.md": frontMatter({ kind: "product", partner: "n26", product: "metal" }),
  "articles/n26-vs-bunq.md": frontMatter({ kind: "article" }),
  "articles/carte-metal.md": frontMatter({ kind: "article" }),
};

/** The payload of a body under ordinary front matter. @throws ContentError */
export function compileSample(
  body: string,
  { file = "pages/essai.md", fields = {} }: { file?: string; fields?: Record<string, string> } = {},
): CompiledPage {
  return compileSource(`${frontMatter(fields)}\n${body}\n`, file);
}

/** The payload of a whole file. @throws ContentError */
export function compileSource(source: string, file = "pages/essai.md"): CompiledPage {
  const deps = { catalogue: SAMPLE_CATALOGUE, articles: ARTICLES };
  const pages = Object.entries({ ...NEIGHBOURS, [file]: source }).flatMap(([name, text]) => {
    const fragments = () => listFragments(readText(text, name, DIRECTIVES), DIRECTIVES);
    return indexPage(readHead(text, name), name, new ProblemList(name), deps, fragments) ?? [];
  });
  const planned = [...ARTICLES.keys()].map((slug) => `/blog/${slug}`);
  const site = new SiteIndex(pages, planned, SAMPLE_CATALOGUE);
  const problems = new ProblemList(file);
  const head = readHead(source, file);
  const text = readText(source, file, DIRECTIVES);
  const page = indexPage(head, file, problems, deps, () => listFragments(text, DIRECTIVES));
  const compiled =
    page &&
    compileText({ source, text, page }, problems, { ...deps, site, directives: DIRECTIVES });
  const found = [...head.problems, ...text.problems, ...problems.found];
  if (!compiled || found.length) throw new ContentError(found);
  return compiled;
}

/** The faults of a body, `line message` each; lines count from the body's first. */
export function listFaults(
  body: string,
  options: Parameters<typeof compileSample>[1] = {},
): string[] {
  const before = frontMatter(options?.fields).split("\n").length;
  try {
    compileSample(body, options);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ line, field, message }) => {
      const place = field ?? (line === undefined ? "" : String(line - before));
      return `${place} ${message}`.trim();
    });
  }
}
