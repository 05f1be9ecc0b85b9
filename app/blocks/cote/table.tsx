// The table of the cote; each heading sorts by its column, and once more the other way round.

import { use } from "react";
import { Amount } from "../../primes/amounts.tsx";
import { HistoryPiece, PastContext } from "../../primes/history/piece.tsx";
import { GENRES } from "../../primes/offers.ts";
import { Owed } from "../../primes/owed.tsx";
import { withParams } from "../../ui/query.ts";
import { COLUMNS, type CoteLine, type CoteQuery, RISKY, type Sort } from "./lines.ts";

type Props = {
  /** Id of the listing; its heading is `{id}-titre`. */
  id: string;
  lines: CoteLine[];
  query: CoteQuery;
  params: URLSearchParams;
  isPending: boolean;
};

export function CoteTable({ id, lines, query, params, isPending }: Props) {
  const heading = (sort: Sort) => <SortHeading id={id} sort={sort} query={query} params={params} />;
  const past = use(PastContext);
  return (
    <table
      className={past ? "cote__table cote__table--trend" : "cote__table"}
      aria-labelledby={`${id}-titre`}
    >
      <thead>
        <tr>
          {heading("nom")}
          {heading("du")}
          {heading("parrain")}
          {heading("a-deux")}
          {past && <th scope="col">Tendance</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ offer, gains, isBoosted }) => (
          <tr key={offer.code}>
            <th scope="row">
              <a href={offer.page}>{offer.name}</a>
              {isBoosted && <span className="tag">boosté</span>}
              <small>
                {GENRES[offer.genre]}
                {RISKY.includes(offer.genre) && " · risque de perte en capital"}
              </small>
            </th>
            <td className="cote__owed">
              <Owed gains={gains} isPending={isPending} />
            </td>
            <td data-label={COLUMNS.parrain}>
              <Amount euros={gains.resteAuParrain} isPending={isPending} />
            </td>
            <td className="total" data-label={COLUMNS["a-deux"]}>
              <Amount euros={gains.aDeux} isPending={isPending} />
            </td>
            <HistoryPiece
              tag="td"
              className="cote__trend"
              data-label="Tendance"
              kind="trend"
              code={offer.code}
            />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadingProps = Pick<Props, "id" | "query" | "params"> & { sort: Sort };

function SortHeading({ id, sort, query, params }: HeadingProps) {
  const isSorted = query.tri.value === sort;
  const isInverse = isSorted && query.sens.value === "inverse";
  const naturally = sort === "nom" ? "ascending" : "descending";
  const inversely = sort === "nom" ? "descending" : "ascending";
  const to = withParams(params, {
    tri: sort === "a-deux" ? undefined : sort,
    sens: isSorted && !isInverse ? "inverse" : undefined,
  });
  return (
    <th scope="col" aria-sort={isSorted ? (isInverse ? inversely : naturally) : undefined}>
      <a href={`${to}#${id}`} data-in-place="" rel="nofollow">
        {COLUMNS[sort]}
        {isSorted && <span aria-hidden="true">{isInverse === (sort === "nom") ? " ↓" : " ↑"}</span>}
      </a>
    </th>
  );
}
