/** The list of articles in pieces: a static file for each of its pages, of all articles and of each topic. */
import type { PageCard } from "./payload.ts";
import type { Topic } from "./topics.ts";

/** An article as the list shows it. */
export type ArticleCard = PageCard & { topic?: Topic; updated: string };

/** Articles of one page of the list, newest first. */
export type ArticlePiece = ArticleCard[];

/** Articles on a page of the list. */
export const PER_PIECE = 18;

/** What the list of all topics is called among the files. */
const ALL = "tous";

/** Where a piece is. @param sujet "" for all topics @param number from 1 */
export function piecePath(sujet: Topic | "", number: number): string {
  return `/blog/liste/${sujet || ALL}/${number}.json`;
}
