// The way from one page of a listing to the next.
import { type QueryParams, writeSearch } from "../query.ts";

/** @param props.asked what the listing was asked for, besides the page @param props.to id of the listing, where each page of it begins */
export function Pager(props: { page: number; last: number; params: QueryParams; to: string }) {
  const { page, last, params, to } = props;
  if (last < 2) return null;
  const address = (number: number) =>
    `${writeSearch(params, { page: number === 1 ? undefined : String(number) })}#${to}`;
  return (
    <nav className="pages" aria-label="Pages de la liste">
      {page > 1 && <a href={address(page - 1)}>Page précédente</a>}
      <span aria-current="page">
        Page {page} sur {last}
      </span>
      {page < last && <a href={address(page + 1)}>Page suivante</a>}
    </nav>
  );
}
