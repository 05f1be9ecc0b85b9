/** The texts of a page with the place they were written at, for faults one can go to. */
import { visit } from "unist-util-visit";
import { lineOfField, readFrontMatter } from "../../../app/build/compiler/front-matter.ts";
import { parseMarkdown } from "../../../app/build/compiler/markdown.ts";
import { ProblemList } from "../../../app/build/compiler/problem.ts";
import { BORDER, listInlineRuns, OBJECT } from "../../../app/ui/typography.server.ts";
import type { SitePage } from "./site-content.ts";

/** A text and where it begins: `articles/n26-vs-bunq.md` and a line from 1, or a fact's id. */
export type PlacedText = { place: string; line?: number; text: string };

/** Props that hold words even where they are a single one; others hold words when they hold a space. */
const WORDS = new Set([
  "text",
  "note",
  "label",
  "name",
  "titre",
  "steps",
  "documents",
  "eligibility",
]);

/** Directives that repeat what another page's front matter says. */
const REPEATING = new Set(["Articles"]);

/** What the author typed: front matter and prose. */
export function listMarkdownTexts({
  file,
  source,
}: Pick<SitePage, "file" | "source">): PlacedText[] {
  const tree = parseMarkdown(source);
  const { page, lines } = readFrontMatter(source, new ProblemList(file));
  const fields = (["titre", "title", "description"] as const).map((field) => ({
    place: file,
    line: lineOfField(lines, field),
    text: page?.[field] ?? "",
  }));
  const cited = (page?.sources ?? []).map(({ title }) => ({
    place: file,
    line: lineOfField(lines, "sources"),
    text: title,
  }));
  const prose = listInlineRuns(tree).map(({ text, line }) => ({
    place: file,
    line,
    text: text.replaceAll(BORDER, "").replaceAll(OBJECT, " "),
  }));
  return [...fields, ...cited, ...prose];
}

/** What directives draw from the catalogue, by the id of the fact or the name of the directive. */
export function listDirectiveTexts({ payload }: SitePage): PlacedText[] {
  const found: PlacedText[] = [];
  visit(payload.body, "block", ({ tag, props }) => {
    if (!REPEATING.has(tag)) found.push(...visitValue(props, tag, ""));
  });
  return found;
}

function visitValue(value: unknown, place: string, key: string): PlacedText[] {
  if (typeof value === "string") {
    const isText = WORDS.has(key) || /\s/.test(value);
    return isText ? [{ place: `${place} ${key}`, text: value }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => visitValue(item, place, key));
  if (typeof value !== "object" || value === null) return [];
  const inner = "id" in value && typeof value.id === "string" ? value.id : place;
  // Code is no French, a quotation stands as its source prints it, and a publisher has a name.
  const words = Object.entries(value).filter(
    ([name]) => !["code", "quote", "publisher"].includes(name),
  );
  return words.flatMap(([name, item]) => visitValue(item, inner, name));
}
