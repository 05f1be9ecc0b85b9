// What a visitor asked of the list of articles: a topic, a word, a page; and where the answer stands.

import type { Payload } from "../../pages/payload.ts";
import { ARTICLES_PER_PAGE } from "../../pages/static-paths.ts";
import { TOPICS, type Topic } from "../../pages/topics.ts";
import { readChoiceOrDefault, readText } from "../../ui/query.ts";
import { findIslands } from "../find-islands.ts";
import type { articles } from "./block.ts";

export const TOPIC_OPTIONS: readonly (readonly [Topic | "", string])[] = [
  ["", "tous les sujets"],
  ...(Object.entries(TOPICS) as [Topic, string][]),
];

/** What a visitor asked of the list, as the address says it. */
export type ArticleQuery = ReturnType<typeof readArticleQuery>;

export function readArticleQuery(params: URLSearchParams) {
  const topics = TOPIC_OPTIONS.map(([topic]) => topic);
  return {
    /** A word looked for, at most 100 characters; "" for none. */
    q: readText(params, "q"),
    sujet: readChoiceOrDefault(params, "sujet", topics, "", "sujet"),
  };
}

/** How many articles a topic has, "" being all topics, as the page of the list says. */
export function countArticles(
  { content = [] }: Pick<Payload, "content">,
  sujet: Topic | "",
): number {
  const [list] = findIslands<typeof articles>(content, "Articles");
  return list?.counts[sujet] ?? 0;
}

/** Pages of a list of so many articles. */
export function countPages(articles: number): number {
  return Math.ceil(articles / ARTICLES_PER_PAGE);
}
