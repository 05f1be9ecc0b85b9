// On the 404 page: the pages that were probably meant, and the search, filled with the words of the address.
import { isRouteErrorResponse } from "react-router";
import type { PageLink } from "../pages/payload.ts";
import { MAX_QUERY_LENGTH, SearchForm } from "./search-form.tsx";

/** What a loader adds to its 404: the pages that were probably meant. Machines that ask for JSON do not get it. */
export type SuggestionData = { near: PageLink[] };

/** The pages proposed with whatever was thrown; none where nobody looked for any. */
export function readSuggestions(thrown: unknown): PageLink[] {
  if (!isRouteErrorResponse(thrown)) return [];
  const near: unknown = thrown.data?.near;
  return Array.isArray(near) ? near : [];
}

/** @param path the missing address, as the error object has it */
export function MissingPageSearch({ path, near }: { path: string; near: PageLink[] }) {
  return (
    <>
      {near.length > 0 && (
        <>
          <p>Vouliez-vous dire :</p>
          <ul>
            {near.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <SearchForm text={wordsOf(path)} />
      <p>Ou repartez d’ici :</p>
    </>
  );
}

/** "/blog/carte-metal?x" → « carte metal »: folders and queries are nobody's words. */
function wordsOf(path: string): string {
  const [pathname = ""] = path.split(/[?#]/);
  const words =
    pathname
      .split("/")
      .at(-1)
      ?.match(/[\p{L}\p{N}]+/gu) ?? [];
  return pathname.includes("%") ? "" : words.join(" ").slice(0, MAX_QUERY_LENGTH);
}
