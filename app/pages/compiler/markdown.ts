/** Markdown as this site's authors write it: GFM, YAML front matter and directives. */
import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

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
