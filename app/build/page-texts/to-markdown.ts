/** HTML that the build has drawn → Markdown. Build only. */
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { rewriteAsWords } from "./in-words.ts";

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => rewriteAsWords)
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-" });

/** GitHub's Markdown of a piece of a page: no HTML in it, links absolute, slots as they were. */
export function toMarkdown(html: string): string {
  return (
    String(processor.processSync(html))
      // Names of slots hold underscores, which would be taken for emphasis and are escaped.
      .replace(/\uE000[^\uE001]*\uE001/g, (slot) => slot.replaceAll("\\", ""))
      // No reference (« &amp; ») nor address begins there: an escape would only spoil what is copied from the text.
      .replace(/\\&(?![#\w]+;)/g, "&")
      .replaceAll("\\@", "@")
      .replaceAll("\\://", "://")
      // A text breaks where its reader likes.
      .replaceAll("\u2060", "")
      // Where no address is defined, « [12] » is no link and needs no escape.
      .replace(/\uE004(\d+)\uE005/g, "[$1]")
  );
}
