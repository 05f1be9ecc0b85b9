/** Addresses: of a page, which is the name of its Markdown file, and of places in it, which links may name. */
import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";
import { EVIDENCE_PAGES } from "../../open-data/paths.ts";
import { fold } from "../../ui/text.ts";
import { readRun } from "../../ui/typography.server.ts";
import type { ProblemList } from "./problem.ts";

/** Addresses that exist without a Markdown file of their own. */
export const PATHS_WITHOUT_FILE: readonly string[] = ["/error", EVIDENCE_PAGES];

/** Places that every page has, whatever its Markdown. */
export const FRAME_FRAGMENTS: readonly string[] = ["main", "sources"];

const FRAME_IDS: readonly string[] = [...FRAME_FRAGMENTS, "a-lire-aussi", "changements-de-la-page"];

/**
 * `pages/index.md` → `/`, `pages/banque/index.md` → `/banque`, `pages/banque/n26.md` → `/banque/n26`,
 * `articles/{slug}.md` → `/blog/{slug}`. Undefined for any other file.
 */
export function findAddress(file: string): string | undefined {
  const match = /^(pages|articles)\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)\.md$/.exec(file);
  if (!match) return undefined;
  const name = match[2] ?? "";
  if (match[1] === "articles") return name.includes("/") ? undefined : `/blog/${name}`;
  return `/${name}`.replace(/\/index$/, "") || "/";
}

/** The address one level up; undefined above the home page. */
export function findParent(path: string): string | undefined {
  if (path === "/") return undefined;
  return path.slice(0, path.lastIndexOf("/")) || "/";
}

/** « Coût à l’étranger ? » → `cout-a-l-etranger`. */
export function slugify(text: string): string {
  const plain = fold(text).replaceAll("€", " euros ");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "section";
}

/**
 * The id of each heading of a page, unique within it; faults go to `problems`.
 * @param directiveIds ids that directives render
 */
export function nameHeadings(
  tree: Root,
  directiveIds: readonly string[],
  problems: ProblemList,
): Map<Heading, string> {
  const ids = new Map<Heading, string>();
  const taken = new Set([...FRAME_IDS, ...directiveIds]);
  let previousDepth = 1;
  visit(tree, "heading", (heading) => {
    const line = heading.position?.start.line;
    if (heading.depth === 1)
      problems.add("# est le titre de la page : les titres commencent à ##", line);
    else if (heading.depth > previousDepth + 1) {
      problems.add(`le titre saute du niveau ${previousDepth} au niveau ${heading.depth}`, line);
    }
    previousDepth = heading.depth;
    const text = readRun(heading);
    if (!text) problems.add("titre sans mots", line);
    ids.set(heading, pickId(slugify(text), taken));
  });
  return ids;
}

function pickId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
