/** `:site[publisher.name]`: what app/site.ts says of the site and its publisher, put in as words. */
import type { Link, Root, Text } from "mdast";
import { visit } from "unist-util-visit";
import { HOST, PUBLISHER, SITE } from "../../site.ts";
import type { ProblemList } from "./problem.ts";

const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SITE),
  ...Object.entries(PUBLISHER).map(([name, value]) => [`publisher.${name}`, value] as const),
  ...Object.entries(HOST).map(([name, value]) => [`host.${name}`, value] as const),
]);

/** Replaces every `:site[…]` of the tree, the mail address by a link to it. */
export function writeSiteIdentity(tree: Root, problems: ProblemList): void {
  visit(tree, "textDirective", (node, index, parent) => {
    if (node.name !== "site" || !parent || index === undefined) return;
    const [label] = node.children;
    const name = label?.type === "text" ? label.value : "";
    const value = WORDS.get(name);
    if (value === undefined) {
      const known = [...WORDS.keys()].join(", ");
      problems.add(`:site: unknown "${name}" (${known})`, node.position?.start.line);
    }
    const text: Text = { type: "text", value: value ?? "", position: node.position };
    const mail: Link = { type: "link", url: `mailto:${text.value}`, children: [text] };
    parent.children.splice(index, 1, name === "contactEmail" ? mail : text);
  });
}
