// Pages and documents as plain text.
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { extractText, getDocumentProxy } from "unpdf";

/** What is crossed out is a price of before. */
const CROSSED_OUT = new Set(["del", "s", "strike"]);

/** The text of a page as somebody sees it: a line for each block, a tab between cells. */
export function htmlToText(html: string): string {
  const tree = unified().use(rehypeParse).parse(html);
  visit(tree, "element", ({ tagName }, index, parent) => {
    if (!CROSSED_OUT.has(tagName) || index === undefined) return undefined;
    parent?.children.splice(index, 1);
    return [SKIP, index];
  });
  return toText(tree);
}

/** The text of a PDF, a page after the other. @throws where it is none, or locked */
async function pdfToText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(document);
  return text.join("\n");
}

/** Text of any kind that has some; undefined for a picture. @param type a media type, with its charset where known */
export async function bytesToText(bytes: Uint8Array, type: string): Promise<string | undefined> {
  if (type.includes("pdf") || latin(bytes.subarray(0, 5)) === "%PDF-") return pdfToText(bytes);
  if (/^(?:image|video|audio|font)\//.test(type)) return undefined;
  const text = new TextDecoder(charsetOf(bytes, type)).decode(bytes);
  return /html/.test(type) || /^\s*<(?:!doctype|html)/i.test(text) ? htmlToText(text) : text;
}

/** Old pages say it in their head alone. */
function charsetOf(bytes: Uint8Array, type: string): string {
  const [, named] =
    /charset=["']?([\w-]+)/i.exec(type) ??
    /charset=["']?([\w-]+)/i.exec(latin(bytes.subarray(0, 2_048))) ??
    [];
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return "utf-8"; // A charset that nobody knows.
  }
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
