import type { FrontMatter } from "./front-matter.ts";

/** A page as other pages see it. */
export type IndexedPage = FrontMatter & {
  path: string;
  /** Where a link into the page may point; the compiler reads the page's text only when it is asked. */
  readonly fragments: ReadonlySet<string>;
};
