// What the search keeps of a page: what it is found by, and what a result shows.
import type { PageKind } from "../pages/payload.ts";
import type { Topic } from "../pages/topics.ts";

export type SearchDocument = {
  path: string;
  titre: string;
  kind: PageKind;
  topic?: Topic;
  description: string;
  /** YYYY-MM-DD */
  updated: string;
  /** The h2 of the page. */
  headings: string[];
  /** The most telling words of its text, best first, that neither title nor description nor headings hold. */
  words: string[];
};
