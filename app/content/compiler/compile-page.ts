/** One Markdown file → one payload, in two steps: read it alone, then draw it among the others. */
import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { Payload } from "../payload.ts";
import { DIRECTIVE_FRAGMENTS, FRAME_FRAGMENTS, findAddress, RESERVED_IDS } from "./address.ts";
import type { ArticleTable } from "./article-table.ts";
import type { Catalogue } from "./catalogue.ts";
import { checkFrontMatter } from "./check-front-matter.ts";
import { drawTree } from "./draw-tree.ts";
import { readFrontMatter } from "./front-matter.ts";
import { nameHeadings } from "./heading.ts";
import { readRun } from "./inline-run.ts";
import { bareHost } from "./link.ts";
import { parseMarkdown } from "./markdown.ts";
import { ContentError, ProblemList } from "./problem.ts";
import { writeSiteIdentity } from "./site-identity.ts";
import type { IndexedPage, SiteIndex } from "./site-index.ts";
import { SourceList } from "./source-list.ts";
import { findTypedFigures } from "./typed-figures.ts";
import { typesetTree } from "./typeset-tree.ts";
import { countWords, readingMinutes } from "./word-count.ts";

/** What reading a page alone may look at. */
export type ReadingDeps = { catalogue: Catalogue; articles: ArticleTable };

/** What drawing a page needs besides: the other pages. */
export type DrawingDeps = ReadingDeps & { site: SiteIndex };

/** A page read alone. `indexed` is missing where its front matter is at fault. */
export type ReadPage = {
  source: string;
  tree: Root;
  headingIds: ReadonlyMap<Heading, string>;
  indexed?: IndexedPage;
  problems: ProblemList;
};

/** Reads a file of the content folder (`pages/banque/n26.md`) and checks what it says of itself. */
export function readPage(source: string, file: string, deps: ReadingDeps): ReadPage {
  const problems = new ProblemList(file);
  const tree = parseMarkdown(source);
  for (const { line, text } of findTypedFigures(tree)) {
    problems.add(`"${text}" is typed in prose: name a fact, an amount or a calculation`, line);
  }
  writeSiteIdentity(tree, problems);
  typesetTree(tree);
  const headingIds = nameHeadings(tree, RESERVED_IDS, problems);
  const read = { source, tree, headingIds, problems };
  const path = findAddress(file);
  if (!path)
    problems.add("is neither pages/….md nor articles/slug.md, in small letters and hyphens");
  const front = readFrontMatter(tree, problems);
  if (!path || !front) return read;

  const page = checkFrontMatter(front, path, problems, deps);
  const fragments = new Set([...FRAME_FRAGMENTS, ...headingIds.values(), ...drawnIds(tree)]);
  return { ...read, indexed: { ...page, path, fragments } };
}

/** Draws a page that was read; undefined where reading it failed. Faults go to its problems. */
export function drawPage(read: ReadPage, { catalogue, site }: DrawingDeps): Payload | undefined {
  const page = read.indexed;
  if (!page) return undefined;
  const { path, kind, title, titre, description, published, updated } = page;
  const offers = page.offers.flatMap((code) => catalogue.findOffer(code)?.code ?? []);
  const sources = new SourceList();
  sources.cite(page.sources);
  const ownHosts = new Set(page.sources.map(({ url }) => bareHost(new URL(url))));
  const body = drawTree(read.tree, {
    path,
    source: read.source,
    headingIds: read.headingIds,
    definitions: listDefinitions(read.tree),
    targets: {
      fragmentsOf: (target) => (target === path ? page.fragments : site.fragmentsOf(target)),
      isKnownHost: (host) => ownHosts.has(host) || catalogue.hosts.has(host),
    },
    directives: { catalogue, site, sources },
    problems: read.problems,
  });
  const words = countWords(body);
  const related = site.relatedTo(page).map(({ path, titre }) => ({ path, titre }));
  const below = site.childrenOf(path).map(({ path, titre }) => ({ path, titre }));
  // The blog's and the home page's children are drawn by directives; a list here would be dead weight.
  const children = path === "/" || path === "/blog" ? [] : below;
  return {
    path,
    kind,
    title,
    titre,
    description,
    ...(page.partner ? { partner: page.partner } : {}),
    ...(page.product ? { product: page.product } : {}),
    ...(offers.length ? { offers } : {}),
    ...(page.topic ? { topic: page.topic } : {}),
    published,
    updated,
    readingMinutes: readingMinutes(words),
    words,
    contents: listContents(read.headingIds),
    breadcrumbs: site.breadcrumbsOf(page),
    body,
    sources: sources.all,
    ...(related.length ? { related } : {}),
    ...(children.length ? { children } : {}),
  };
}

function listContents(headingIds: ReadPage["headingIds"]): Payload["contents"] {
  return [...headingIds]
    .filter(([heading]) => heading.depth === 2)
    .map(([heading, id]) => ({ id, text: readRun(heading), level: 2 }));
}

function drawnIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, "leafDirective", ({ name, attributes }) => {
    const id = DIRECTIVE_FRAGMENTS[name];
    // A cote of one kind has an id of its own.
    if (id && !attributes?.genre) ids.push(id);
  });
  return ids;
}

function listDefinitions(tree: Root): Map<string, string> {
  const definitions = new Map<string, string>();
  visit(tree, "definition", (node) => {
    definitions.set(node.identifier, node.url);
  });
  return definitions;
}

/**
 * Reads and draws one file among the pages of `deps.site`.
 * @throws {ContentError} with every fault of the file.
 */
export function compilePage(source: string, file: string, deps: DrawingDeps): Payload {
  const read = readPage(source, file, deps);
  const payload = drawPage(read, deps);
  if (!payload || read.problems.found.length) throw new ContentError(read.problems.found);
  return payload;
}
