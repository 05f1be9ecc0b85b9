// Finds directives in the compiled text of a page.
import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { Directive, PropsOf } from "./directive.ts";

/** The props of every directive of that definition in a page's text, in reading order: `findDirectives<typeof ticket>(body, "Ticket")`. */
export function findDirectives<Definition extends Directive>(
  body: Root,
  tag: Definition["tag"],
): PropsOf<Definition>[] {
  const found: PropsOf<Definition>[] = [];
  visit(body, "block", (node) => {
    // The compiler writes a directive's props as its definition says; the tree has no type for each.
    if (node.tag === tag) found.push(node.props as PropsOf<Definition>);
  });
  return found;
}
