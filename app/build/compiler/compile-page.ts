/** One Markdown file that was read → the page, compiled among the others. */
import type { Root as PageTree } from "hast";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { findOffer } from "../../amounts/offers.ts";
import { kindOf } from "../../catalogue/kinds.ts";
import { CitedSources } from "../../ui/sourced.ts";
import { readRun, typeset } from "../../ui/typography.server.ts";
import type { ComparedHere, Directives } from "../blocks/directive.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { bareHost } from "../catalogue/public-address.ts";
import { findWrongSpeakers } from "../french/wrong-speaker.ts";
import { chooseRelated, pathOf } from "../related/choose-related.ts";
import { checkOpening } from "./check-opening.ts";
import { compileTree } from "./compile-tree.ts";
import type { CompiledPage } from "./compiled-page.ts";
import type { IndexedPage } from "./front-matter.ts";
import type { ProblemList } from "./problem.ts";
import { type FileText, listFragments } from "./read-page.ts";
import type { SiteIndex } from "./site-index.ts";

/** Silent reading of French prose on a screen, words a minute. */
const WORDS_PER_MINUTE = 220;

/** What compiling a page needs besides: the other pages, and what an author may write. */
type CompileDeps = { catalogue: Catalogue; site: SiteIndex; directives: Directives };

/** A page that was read: its Markdown as typed, its text, what it says of itself. */
type ReadPage = { source: string; text: FileText; page: IndexedPage };

/** Compiles a page that was read; faults go to `problems`. */
export function compileText(
  { source, text, page }: ReadPage,
  problems: ProblemList,
  { catalogue, site, directives }: CompileDeps,
): CompiledPage {
  const { path, kind, title, titre, description, published, updated } = page;
  const offers = page.offers.flatMap((code) => findOffer(code)?.code ?? []);
  const sources = new CitedSources(typeset);
  sources.cite(page.sources);
  const ownHosts = new Set(page.sources.map(({ url }) => bareHost(new URL(url))));
  checkOpening(page, text.tree, directives, problems);
  for (const { line, message } of findWrongSpeakers(text.tree, catalogue.facts)) {
    problems.add(message, line);
  }
  checkSuite(page, source, site, problems);
  const compared = listCompared(text.tree, directives);
  const body = compileTree(text.tree, {
    path,
    titre: typeset(titre),
    source,
    headingIds: text.headingIds,
    definitions: listDefinitions(text.tree),
    targets: {
      has: (target) => target === path || site.has(target),
      fragmentsOf: (target) =>
        target === path ? listFragments(text, directives) : site.fragmentsOf(target),
      isKnownHost: (host) => ownHosts.has(host) || catalogue.hosts.has(host),
    },
    known: directives,
    directives: {
      catalogue,
      site,
      sources,
      updated,
      compared,
    },
    problems,
  });
  const words = countWords(body);
  const partner = catalogue.partners.get(page.partner ?? "");
  const related = chooseRelated(page, { site, catalogue, compared });
  return {
    path,
    kind,
    title,
    titre,
    description,
    ...(page.partner ? { partner: page.partner } : {}),
    ...(partner ? { compared: kindOf(partner.kind).compared } : {}),
    ...(page.product ? { product: page.product } : {}),
    ...(offers.length ? { offers } : {}),
    ...(page.topic ? { topic: page.topic } : {}),
    ...(page.keywords ? { keywords: page.keywords } : {}),
    ...(site.sharesImage(path) ? { sharesImage: true } : {}),
    published,
    updated,
    ...(page.changes ? { changes: page.changes } : {}),
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    words,
    contents: listContents(text.headingIds),
    breadcrumbs: site.breadcrumbsOf(page),
    body,
    sources: sources.all,
    ...(related.length ? { related } : {}),
  };
}

function listContents(headingIds: FileText["headingIds"]): CompiledPage["contents"] {
  return [...headingIds]
    .filter(([heading]) => heading.depth === 2)
    .map(([heading, id]) => ({ id, text: readRun(heading) }));
}

/** What an author names as what comes next must be there, and be another page. */
function checkSuite(
  { path, suite = [] }: IndexedPage,
  source: string,
  site: SiteIndex,
  problems: ProblemList,
): void {
  const line = 1 + source.split("\n").findIndex((one) => one.startsWith("suite:"));
  for (const [place, address] of suite.entries()) {
    const target = pathOf(address);
    if (!site.find(target)) problems.add(`« ${address} » : la page n’existe pas`, line, "suite");
    else if (target === path) problems.add(`« ${address} » est la page elle-même`, line, "suite");
    else if (suite.findIndex((other) => pathOf(other) === target) < place) {
      problems.add(`« ${address} » est nommée deux fois`, line, "suite");
    }
  }
}

function listDefinitions(tree: Root): Map<string, string> {
  const definitions = new Map<string, string>();
  visit(tree, "definition", (node) => {
    definitions.set(node.identifier, node.url);
  });
  return definitions;
}

/** The products that each table of the page compares. */
function listCompared(tree: Root, directives: Directives): ComparedHere[] {
  const tables: ComparedHere[] = [];
  visit(tree, "leafDirective", ({ name, attributes, position }) => {
    const products = directives.get(name)?.compares?.(attributes ?? {}) ?? [];
    if (products.length > 0) tables.push({ line: position?.start.line ?? 0, products });
  });
  return tables;
}

/** The words a visitor sees in a body: its text, and the values that stand in its sentences. */
function countWords(body: PageTree): number {
  let words = 0;
  const count = (text: string) => {
    words += text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  };
  visit(body, (node) => {
    if (node.type === "text") count(node.value);
    if (node.type !== "block") return;
    const { tag, props } = node;
    if (tag === "Prime") words += 1;
    else if ("text" in props && typeof props.text === "string") count(props.text);
  });
  return words;
}
