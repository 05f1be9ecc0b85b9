// The table of the cote; each heading sorts by its column, and once more the other way round.

import { use } from "react";
import { Amount } from "../../amounts/amounts.tsx";
import { HistoryPiece, PastContext } from "../../amounts/history/fragment.tsx";
import { OFFER_KINDS, type OfferCode } from "../../amounts/offers.ts";
import { Owed } from "../../amounts/owed.tsx";
import { UNADDED } from "../../amounts/standing.ts";
import { Drawn } from "../../pages/drawn.tsx";
import { writeSearch } from "../../ui/query.ts";
import {
  askedOf,
  COLUMNS,
  type CoteLine,
  type CoteQuery,
  RISKY,
  type Sort,
  UNCERTAIN,
} from "./lines.ts";
import type { SentCote } from "./send.tsx";

type Props = {
  /** Id of the listing; its heading is `{id}-titre`. */
  id: string;
  lines: CoteLine[];
  terms: SentCote["terms"];
  query: CoteQuery;
  isPending: boolean;
};

export function CoteTable({ id, lines, terms, query, isPending }: Props) {
  const heading = (sort: Sort) => <SortHeading id={id} sort={sort} query={query} />;
  const past = use(PastContext);
  const draw = (line: CoteLine) => (
    <Line key={line.offer.code} line={line} term={terms[line.offer.code]} isPending={isPending} />
  );
  return (
    <table
      className={past ? "cote__table lines cote__table--trend" : "cote__table lines"}
      aria-labelledby={`${id}-titre`}
    >
      <thead>
        <tr>
          {heading("nom")}
          {heading("du")}
          {heading("parrain")}
          {heading("a-deux")}
          <th scope="col" className="cote__takes">
            Ce qu’elle demande
          </th>
          {past && <th scope="col">Tendance</th>}
        </tr>
      </thead>
      {lines.some(({ isUncertain }) => !isUncertain) && (
        <tbody>{lines.filter(({ isUncertain }) => !isUncertain).map(draw)}</tbody>
      )}
      {lines.some(({ isUncertain }) => isUncertain) && (
        <tbody className="cote__uncertain">
          <tr>
            <th scope="rowgroup" colSpan={past ? 6 : 5}>
              À vérifier&#x202f;: {UNCERTAIN}
            </th>
          </tr>
          {lines.filter(({ isUncertain }) => isUncertain).map(draw)}
        </tbody>
      )}
    </table>
  );
}

type LineProps = Pick<Props, "isPending"> & {
  line: CoteLine;
  term: SentCote["terms"][OfferCode];
};

/** On a phone the amounts after the first show while what the offer asks is open (lines.css). */
function Line({ line, term, isPending }: LineProps) {
  const { offer, gains, standing, rank, isBoosted } = line;
  const past = use(PastContext);
  return (
    <tr>
      <th scope="row">
        <a href={offer.page}>{offer.name}</a>
        <small>
          <span>{OFFER_KINDS[offer.kind]}</span>
          {RISKY.includes(offer.kind) && <em>risque de perte en capital</em>}
        </small>
      </th>
      <td className="cote__owed">
        <Owed gains={gains} standing={standing} isPending={isPending} />
      </td>
      <td data-label={COLUMNS.parrain}>
        <Amount euros={gains.resteAuParrain} isPending={isPending} />
        {isBoosted && <span className="tag">boosté</span>}
      </td>
      <td className="total" data-label={COLUMNS["a-deux"]}>
        {rank > 0 ? (
          <span className="meta">{UNADDED}</span>
        ) : (
          <Amount euros={gains.aDeux} isPending={isPending} />
        )}
      </td>
      {term ? (
        <Drawn tag="td" className="cote__takes" at={term[0]} />
      ) : (
        <td className="cote__takes">conditions non communiquées</td>
      )}
      {past && gains.filleul === null ? (
        <td className="cote__trend" />
      ) : (
        <HistoryPiece
          tag="td"
          className="cote__trend"
          data-label="Tendance"
          kind="trend"
          code={offer.code}
        />
      )}
    </tr>
  );
}

type HeadingProps = Pick<Props, "id" | "query"> & { sort: Sort };

function SortHeading({ id, sort, query }: HeadingProps) {
  const isSorted = query.tri.value === sort;
  const isInverse = isSorted && query.sens.value === "inverse";
  const naturally = sort === "nom" ? "ascending" : "descending";
  const inversely = sort === "nom" ? "descending" : "ascending";
  const to = writeSearch(askedOf(query), {
    tri: sort === "du" ? undefined : sort,
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
