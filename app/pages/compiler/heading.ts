/** Headings: their ids, which other pages may link to, and the contents list. */
import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";
import { readRun } from "../french/inline-run.ts";
import type { ProblemList } from "./problem.ts";

/** « Coût à l’étranger ? » → `cout-a-l-etranger`. */
export function slugify(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("€", " euros ");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "section";
}

/** Headings of a page with ids unique within it; `reserved` ids belong to the page frame. */
export function nameHeadings(tree: Root, reserved: readonly string[], problems: ProblemList) {
  const ids = new Map<Heading, string>();
  const taken = new Set(reserved);
  let previousDepth = 1;
  visit(tree, "heading", (heading) => {
    const line = heading.position?.start.line;
    if (heading.depth === 1) problems.add("# is the page's titre: headings begin at ##", line);
    else if (heading.depth > previousDepth + 1) {
      problems.add(`heading jumps from level ${previousDepth} to ${heading.depth}`, line);
    }
    previousDepth = heading.depth;
    const text = readRun(heading);
    if (!text) problems.add("heading has no words", line);
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
