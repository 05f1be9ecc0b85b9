// The lines of the list of articles, between the route that reads them and the block that draws them.
import { createContext } from "react";
import type { ArticleListPage } from "../../pages/payload.ts";

/** One page of the list. */
export type ArticleList = {
  /** How many articles answer what was asked. */
  total: number;
  /** The page shown, from 1. */
  page: number;
  articles: ArticleListPage;
};

/** Put round the page that holds `::articles`. */
export const ArticleListContext = createContext<ArticleList>({ total: 0, page: 1, articles: [] });
