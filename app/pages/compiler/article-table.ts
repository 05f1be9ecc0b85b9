/** The list of articles the site has room for: one line of articles.tsv each. */
import { isTopic, type Topic } from "../topics.ts";

/** An article as planned: its fixed address, its subject and the offers it speaks of. */
export type Article = { slug: string; topic: Topic; offers: readonly string[]; title: string };

/** Articles by slug, in the order of the table. */
export type ArticleTable = ReadonlyMap<string, Article>;

/**
 * Reads articles.tsv (first line: column names).
 * @throws with the line number when a line has another shape, an unknown topic or a slug twice.
 */
export function parseArticles(tsv: string): ArticleTable {
  const table = new Map<string, Article>();
  const lines = tsv.trimEnd().split("\n").slice(1);
  for (const [index, line] of lines.entries()) {
    const [slug = "", topic = "", offers = "", title = ""] = line.split("\t");
    const place = `articles.tsv:${index + 2}`;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new Error(`${place}: bad slug "${slug}".`);
    if (!isTopic(topic)) throw new Error(`${place}: unknown topic "${topic}".`);
    if (!title) throw new Error(`${place}: "${slug}" has no title.`);
    if (table.has(slug)) throw new Error(`${place}: "${slug}" stands twice.`);
    table.set(slug, { slug, topic, offers: offers.split(",").filter(Boolean), title });
  }
  return table;
}
