/** Markdown as this site's authors write it: GFM, YAML front matter and directives. */
import type { Link, Root, Text } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { OFFERS } from "../../amounts/offers.ts";
import { HOST, PUBLISHER, SITE } from "../../site.ts";
import { MAX_AGE_DAYS } from "../catalogue/ages.ts";
import type { ProblemList } from "./problem.ts";

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** Parses a page; never throws, since any text is Markdown. */
export function parseMarkdown(source: string): Root {
  const tree = processor.parse(source);
  restoreNumbers(tree, source);
  return tree;
}

/** The parser takes `12:30` and `3:1` for directives named 30 and 1: they become words again. */
function restoreNumbers(tree: Root, source: string): void {
  visit(tree, "textDirective", (node, index, parent) => {
    if (!parent || index === undefined || !/^\d/.test(node.name)) return undefined;
    const value = source.slice(node.position?.start.offset, node.position?.end.offset);
    parent.children.splice(index, 1, { type: "text", value, position: node.position });
    return index + 1;
  });
}

/** What `:site[…]` may name. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SITE),
  ...Object.entries(PUBLISHER).map(([name, value]) => [`publisher.${name}`, value] as const),
  ...Object.entries(HOST).map(([name, value]) => [`host.${name}`, value] as const),
  // How old a fact may grow: the same table as degrees of proof follow.
  ...Object.entries(MAX_AGE_DAYS).flatMap(([about, days]) =>
    days === null ? [] : [[`age.${about}`, `${days} jours`] as const],
  ),
  ["offerCount", String(OFFERS.length)],
  ["offerFirmCount", String(new Set(OFFERS.map(({ partnerSlug }) => partnerSlug)).size)],
]);

/** Puts in for every `:site[publisher.name]` what app/site.ts says, as words, how many offers there are and how old facts may grow; the mail address as a link to it. */
export function writeSiteIdentity(tree: Root, problems: ProblemList): void {
  visit(tree, "textDirective", (node, index, parent) => {
    if (node.name !== "site" || !parent || index === undefined) return;
    const [label] = node.children;
    const name = label?.type === "text" ? label.value : "";
    const value = WORDS.get(name);
    if (value === undefined) {
      const known = [...WORDS.keys()].join(", ");
      problems.add(`:site: « ${name} » inconnu (${known})`, node.position?.start.line);
    }
    const text: Text = { type: "text", value: value ?? "", position: node.position };
    const mail: Link = { type: "link", url: `mailto:${text.value}`, children: [text] };
    parent.children.splice(index, 1, name === "contactEmail" ? mail : text);
  });
}
