// The table of the cote; each heading sorts by its column, and once more the other way round.

import { use, useLayoutEffect, useRef } from "react";
import { chooseDay } from "../../amounts/by-day.ts";
import { fillSlots, renderAmount } from "../../amounts/euros.ts";
import {
  fillTrends,
  HistoryFragmentsContext,
  PastContext,
} from "../../amounts/history/fragment.tsx";
import type { HistoryFragments } from "../../amounts/history/fragments.server.ts";
import { describeDoubt, type Reading } from "../../amounts/reading.ts";
import { renderOwed } from "../../amounts/render-owed.ts";
import { StaticRows } from "../../pages/static-rows.tsx";
import { writeSearch } from "../../ui/query.ts";
import type { CoteProps } from "./island-props.tsx";
import { type CoteLine, UNCERTAIN } from "./lines.ts";
import { COLUMNS, type CoteQuery, coteParams, type Sort } from "./query.ts";

type Props = {
  /** Id of the listing; its heading is `{id}-titre`. */
  id: string;
  /** In the order to be shown. */
  lines: CoteLine[];
  html: CoteProps["lines"];
  /** In Paris, "2026-11-20". */
  today: string;
  query: CoteQuery;
  reading: Reading | undefined;
  isPending: boolean;
};

export function CoteTable({ id, lines, html, today, query, reading, isPending }: Props) {
  const heading = (sort: Sort) => <SortHeading id={id} sort={sort} query={query} />;
  const past = use(PastContext);
  const fragments = use(HistoryFragmentsContext);
  const shown = useRef(new Map<string, Element>());
  const table = useRef<HTMLTableElement>(null);
  const sent = new Map(html.map((row) => [row.id, row]));
  const rows = lines.flatMap((line) => {
    const row = sent.get(line.offer.code);
    return row ? [{ ...row, line }] : [];
  });
  const uncertain = rows.filter(({ line }) => line.isUncertain && !line.isClosed);
  const certain = rows.filter(({ line }) => !line.isUncertain && !line.isClosed);
  const closed = rows.filter(({ line }) => line.isClosed);
  useLayoutEffect(() => {
    if (past && table.current) fillTrends(table.current);
  });
  const now = { today, reading, isPending, hasPast: past !== null, fragments };
  const props = { fill: (row: Row) => fillLine(row, now), shown };
  return (
    <table
      ref={table}
      className={past ? "cote__table lines cote__table--trend" : "cote__table lines"}
      aria-labelledby={`${id}-titre`}
    >
      <thead>
        <tr>
          {heading("nom")}
          {heading("du")}
          {heading("parrain")}
          {heading("a-deux")}
          {past && <th scope="col">Tendance</th>}
          <th scope="col" className="cote__takes">
            Ce qu’elle demande
          </th>
        </tr>
      </thead>
      {certain.length > 0 && <StaticRows rows={certain} {...props} />}
      {uncertain.length > 0 && (
        <StaticRows
          className="cote__group"
          rows={uncertain}
          heading={`<tr><th scope="rowgroup" colSpan="${past ? 6 : 5}">À vérifier\u202f: ${UNCERTAIN}</th></tr>`}
          {...props}
        />
      )}
      {closed.length > 0 && (
        <StaticRows
          className="cote__group"
          rows={closed}
          heading={`<tr><th scope="rowgroup" colSpan="${past ? 6 : 5}">${CLOSED}</th></tr>`}
          {...props}
        />
      )}
    </table>
  );
}

/** Their pages, terms and history stay. */
const CLOSED = "Pas à prendre aujourd’hui\u202f: terminées, suspendues ou à venir";

type Row = { html: string; line: CoteLine };

type Now = Pick<Props, "today" | "reading" | "isPending"> & {
  hasPast: boolean;
  /** On the server alone, and undefined where nothing is known of the past. */
  fragments: HistoryFragments | undefined;
};

/** A line with what follows from its amounts. */
function fillLine(
  { html, line }: Row,
  { today, reading, isPending, hasPast, fragments }: Now,
): string {
  const { offer, gains, standing, rank, isBoosted } = line;
  const doubt = describeDoubt(reading, `PRIME_PARTAGE_ET_FILLEUL_${offer.code}`);
  const sponsorDoubt = describeDoubt(reading, `PRIME_PARRAIN_${offer.code}`);
  const slots: Record<string, () => string> = {
    owed: () => renderOwed({ gains, standing, isPending, doubt }),
    sponsor: () =>
      renderAmount(gains.resteAuParrain, isPending) +
      (sponsorDoubt ? `<small>${sponsorDoubt}</small>` : "") +
      (isBoosted ? "<small>boosté pour le parrain</small>" : ""),
    both: () =>
      rank > 0 ? '<span class="meta">pas de total</span>' : renderAmount(gains.aDeux, isPending),
    trend() {
      if (!hasPast) return "";
      if (gains.filleul === null) return '<td class="cote__trend"></td>';
      return `<td class="cote__trend" data-trend="${offer.code}">${fragments?.trend(offer.code) ?? ""}</td>`;
    },
  };
  return fillSlots(chooseDay(html, today), (name) => slots[name]?.() ?? "");
}

type HeadingProps = Pick<Props, "id" | "query"> & { sort: Sort };

function SortHeading({ id, sort, query }: HeadingProps) {
  const isSorted = query.tri.value === sort;
  const isInverse = isSorted && query.sens.value === "inverse";
  const naturally = sort === "nom" ? "ascending" : "descending";
  const inversely = sort === "nom" ? "descending" : "ascending";
  const to = writeSearch(coteParams(query), {
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
