// Finds directives in the compiled text of a page.
import type { DirectiveProps, DirectiveTag } from "./directive-props.ts";
import type { Node } from "./payload.ts";

/** The props of every directive of that tag in a page's text, in reading order. */
export function findDirectives<Tag extends DirectiveTag>(
  nodes: readonly Node[],
  tag: Tag,
): DirectiveProps[Tag][] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [name, props, ...children] = node;
    // The compiler writes a directive's props as DirectiveProps says; JSON has no type for it.
    const own = name === tag ? [props as unknown as DirectiveProps[Tag]] : [];
    return [...own, ...findDirectives(children, tag)];
  });
}
