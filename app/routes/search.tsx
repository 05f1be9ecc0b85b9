// /recherche: pages found by their words. A route of its own, not a directive: the answer needs shards of the
// index, which the server reads for its first render, and the browser after a click.

import { useMemo } from "react";
import { PageNodes } from "../blocks/page-nodes.tsx";
import { searchContext } from "../context.server.ts";
import { JsonLd } from "../layout/page-scripts.tsx";
import { fetchPayload, fetchWithServer } from "../pages/fetch-payload.ts";
import { PageContent } from "../pages/page-content.tsx";
import type { Payload } from "../pages/payload.ts";
import { WholeStyles } from "../pages/whole-styles.tsx";
import { describeAnswer } from "../search/answer-text.tsx";
import { type Query, readQuery, SearchForm } from "../search/search-form.tsx";
import type { SearchAnswer } from "../search/search-index.ts";
import { SearchResults } from "../search/search-results.tsx";
import type { Route } from "./+types/search";
import { findPayload } from "./find-payload.server.ts";

type SearchPage = {
  payload: Payload;
  query: Query;
  /** A SearchAnswer as JSON: its thousand pieces of text would be taken apart one by one to be sent. */
  answer?: string;
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<SearchPage> {
  const query = readQuery(url.searchParams);
  const payload = await findPayload(context, url);
  if (!isSearch(query)) return { payload, query };
  const answer = await context.get(searchContext).find(query.text);
  return { payload, query, answer: JSON.stringify(answer) };
}

export async function clientLoader(args: Route.ClientLoaderArgs): Promise<SearchPage> {
  const query = readQuery(args.url.searchParams);
  const payload = await fetchPayload(args);
  if (!isSearch(query)) return { payload, query };
  try {
    const { find } = await import("../search/browser-index.ts");
    return { payload, query, answer: JSON.stringify(await find(query.text)) };
  } catch (error) {
    console.warn("The search index could not be loaded; the server searches.", error);
    return fetchWithServer<SearchPage>(args);
  }
}

function isSearch({ text, problem }: Query): boolean {
  return text !== "" && problem === undefined;
}

export { pageMeta as meta } from "../layout/page-meta.ts";

export default function Search({ loaderData: { payload, query, answer } }: Route.ComponentProps) {
  const found = useMemo<SearchAnswer | undefined>(() => answer && JSON.parse(answer), [answer]);
  return (
    <PageContent payload={payload}>
      {(content) => (
        <>
          <header className="page-head">
            <h1 tabIndex={-1}>{payload.titre}</h1>
          </header>
          <WholeStyles />
          <SearchForm text={query.text} problem={query.problem} />
          {/* The count, announced when it changes. Drawn before any search, so that the first one is heard too. */}
          <p className="meta search-status" role="status">
            {found && describeAnswer(found)}
          </p>
          {found ? <SearchResults answer={found} /> : <PageNodes nodes={content} />}
          <JsonLd path={payload.path} />
        </>
      )}
    </PageContent>
  );
}
