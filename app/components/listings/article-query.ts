// What a visitor asked of the list of articles: a topic, a word, a page; and where the answer stands.
import { PER_PIECE } from "../../content/article-piece.ts";
import { findLive } from "../../content/find-live.ts";
import type { SentPayload } from "../../content/payload.ts";
import { TOPICS, type Topic } from "../../content/topics.ts";
import { type Choice, readChoice, readText } from "./query.ts";

export const TOPIC_OPTIONS: readonly (readonly [Topic | "", string])[] = [
  ["", "tous les sujets"],
  ...(Object.entries(TOPICS) as [Topic, string][]),
];

export type ArticleQuery = {
  /** A word looked for, at most 100 characters; "" for none. */
  q: string;
  sujet: Choice<Topic | "">;
};

export function readArticleQuery(params: URLSearchParams): ArticleQuery {
  const topics = TOPIC_OPTIONS.map(([topic]) => topic);
  return {
    q: readText(params, "q"),
    sujet: readChoice(params, "sujet", topics, "", "sujet"),
  };
}

/** How many articles a topic has, "" being all topics, as the page of the list says. */
export function countArticles({ body }: Pick<SentPayload, "body">, sujet: Topic | ""): number {
  const [list] = findLive(body, "Articles");
  return list?.counts[sujet] ?? 0;
}

/** Pages of a list of so many articles. */
export function countPages(articles: number): number {
  return Math.ceil(articles / PER_PIECE);
}
