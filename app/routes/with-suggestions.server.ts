// A loader's 404, with the pages that the visitor may have meant.
import { data, type RouterContextProvider } from "react-router";
import { searchContext } from "../context.server.ts";
import { isThrownData } from "../http/page-error.ts";
import { isBot } from "../http/reader.server.ts";
import { plainText } from "../search/marked.ts";
import type { SuggestionData } from "../search/missing-page-search.tsx";
import { findSimilarPages, wordsOfPath } from "../search/similar-pages.server.ts";

type Args = { context: Readonly<RouterContextProvider>; url: URL; request: Request };

/**
 * Runs a loader; where it throws a 404, the error gets the pages whose address or title looks like `url`.
 * Robots, who try many addresses, are shown no page and looked up none.
 * @throws what the loader throws.
 */
export async function withSuggestions<T>(
  { context, url, request }: Args,
  load: () => T | Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (thrown) {
    if (!isThrownData(thrown) || thrown.init?.status !== 404 || isBot(request)) throw thrown;
    const { results, near: titles } = await context
      .get(searchContext)
      .find(wordsOfPath(url.pathname));
    const candidates = [
      ...results.map(({ path, titre }) => ({ path, titre: plainText(titre) })),
      ...titles.map(({ path, text }) => ({ path, titre: text })),
    ];
    const near = findSimilarPages(url.pathname, candidates);
    throw data({ ...(thrown.data as object), near } satisfies SuggestionData, thrown.init);
  }
}
