// Finds directives in the compiled text of a page.

import type { Node } from "../../pages/payload.ts";
import type { Directive, PropsOf } from "./directive.ts";

/** The props of every directive of that definition in a page's text, in reading order: `findDirectives<typeof ticket>(body, "Ticket")`. */
export function findDirectives<Own extends Directive>(
  nodes: readonly Node[],
  tag: Own["tag"],
): PropsOf<Own>[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [name, props, ...children] = node;
    // The compiler writes a directive's props as its definition says; JSON has no type for it.
    const own = name === tag ? [props as unknown as PropsOf<Own>] : [];
    return [...own, ...findDirectives<Own>(children, tag)];
  });
}
