// Finds directives in the compiled text of a page.
import type { Node } from "../pages/payload.ts";
import type { BlockProps } from "./compile.ts";

/** The props of every directive of that tag in a page's text, in reading order. */
export function findDirectives<Tag extends keyof BlockProps>(
  nodes: readonly Node[],
  tag: Tag,
): BlockProps[Tag][] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [name, props, ...children] = node;
    // The compiler writes a directive's props as BlockProps says; JSON has no type for it.
    const own = name === tag ? [props as unknown as BlockProps[Tag]] : [];
    return [...own, ...findDirectives(children, tag)];
  });
}
