/**
 * A Markdown file read alone, in two parts that are needed at different times: what it says of itself (its front
 * matter, a millisecond, for every page before any is drawn) and its text (ten times that, once, when it is drawn).
 */
import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";
import { typesetTree } from "../../ui/typography.server.ts";
import type { Directives } from "../blocks/directive.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { findTypedFigures } from "../french/refused-prose.ts";
import { findWrongPayers } from "../french/wrong-payer.ts";
import { FRAME_FRAGMENTS, findAddress, nameHeadings } from "./address.ts";
import { type ArticleTable, checkFrontMatter } from "./check-front-matter.ts";
import { type IndexedPage, type ReadFront, readFrontMatter } from "./front-matter.ts";
import { parseMarkdown, writeSiteIdentity } from "./markdown.ts";
import { type Problem, ProblemList } from "./problem.ts";

/** What checking a page alone may look at. */
type ReadingDeps = { catalogue: Catalogue; articles: ArticleTable };

/** The front matter of a file as typed, where its text leads, and its faults. */
export type FileHead = {
  front: ReadFront;
  /** The pages of the site that its text leads to, as far as its links are typed there. */
  links: ReadonlySet<string>;
  problems: readonly Problem[];
};

/** `[conditions](/blog/conditions-n26#age)`, `[conditions]: /blog/conditions-n26`: the path alone. */
const LINK = /\](?:\(|: )(\/[^\s)#?]*)/g;

/** The text of a file, ready to be compiled, and its faults. */
export type FileText = {
  tree: Root;
  headingIds: ReadonlyMap<Heading, string>;
  problems: readonly Problem[];
};

/** Reads the front matter of a file of the content folder (`pages/banque/n26.md`). */
export function readHead(source: string, file: string): FileHead {
  const problems = new ProblemList(file);
  if (!findAddress(file)) {
    problems.add("n’est ni pages/….md ni articles/adresse.md, en minuscules et tirets");
  }
  return {
    front: readFrontMatter(source, problems),
    links: new Set(Array.from(source.matchAll(LINK), ([, path = ""]) => path)),
    problems: problems.found,
  };
}

/**
 * Holds a front matter against the catalogue and the list of articles.
 * @param fragmentsOfText asked once, and only where a link names a place in the page
 * @returns the page as others see it; undefined where its file or front matter is at fault
 */
export function indexPage(
  { front, links }: FileHead,
  file: string,
  problems: ProblemList,
  deps: ReadingDeps,
  fragmentsOfText: () => ReadonlySet<string>,
): IndexedPage | undefined {
  const path = findAddress(file);
  if (!path || !front.page) return undefined;
  const page = checkFrontMatter({ page: front.page, lines: front.lines }, path, problems, deps);
  let fragments: ReadonlySet<string> | undefined;
  return {
    ...page,
    path,
    links,
    get fragments() {
      fragments ??= fragmentsOfText();
      return fragments;
    },
  };
}

/** Reads the text of a file: typeset, its headings named. */
export function readText(source: string, file: string, directives: Directives): FileText {
  const known = [...directives.values()];
  const examples = known.filter(({ isExample }) => isExample).map(({ name }) => name);
  const ids = known.flatMap(({ ids = [] }) => ids);
  const problems = new ProblemList(file);
  const tree = parseMarkdown(source);
  for (const { line, text } of findTypedFigures(tree, examples)) {
    problems.add(
      `« ${text} » est tapé dans le texte : nommez un fait, un montant ou un calcul`,
      line,
    );
  }
  for (const { line, text } of findWrongPayers(tree)) {
    problems.add(
      `« ${text} … » fait payer à l’établissement ce que le parrain rend : écrivez FILLEUL, ou dites qui le donne`,
      line,
    );
  }
  writeSiteIdentity(tree, problems);
  typesetTree(tree);
  const headingIds = nameHeadings(tree, ids, problems);
  return { tree, headingIds, problems: problems.found };
}

/** Where a link into a page may point. @param text the text of that page */
export function listFragments(
  { tree, headingIds }: FileText,
  directives: Directives,
): ReadonlySet<string> {
  const fragments = new Set([...FRAME_FRAGMENTS, ...headingIds.values()]);
  visit(tree, "leafDirective", ({ name, attributes }) => {
    for (const id of directives.get(name)?.fragments?.(attributes ?? {}) ?? []) fragments.add(id);
  });
  return fragments;
}
