// The lines of a listing, rendered at build: their titles, what a line says of its product, what its referral offer asks.
// What sorts the lines is rows.ts.

import { slot } from "../../amounts/euros.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { OfferFactList } from "../../build/render/offer-facts.tsx";
import { SmallCard } from "../../build/render/small-card.tsx";
import { evidencePlace } from "../../open-data/paths.ts";
import { FigureGroup, FigureRow, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { comparePath } from "../side-by-side/compare-path.ts";
import type { catalogue, ListedRow } from "./block.ts";
import { LISTINGS, type ListedKind } from "./listings.ts";

type Columns = PropsOf<typeof catalogue>["columns"];

const PRIME = "Prime du filleul";

export function CatalogueHead({ de, columns }: { de: ListedKind; columns: Columns }) {
  return (
    <tr>
      <th scope="col">{LISTINGS[de].heading}</th>
      {columns.map(({ id, label }) => (
        <th scope="col" key={id}>
          {label}
        </th>
      ))}
      <th scope="col">{PRIME}</th>
    </tr>
  );
}

/** On a phone two lines: the name and a price, what the offer asks and what is owed (lines.css). */
export function CatalogueLine(props: { row: ListedRow; columns: Columns; proofs: string }) {
  const { row, columns, proofs } = props;
  const { isYearly } = row;
  return (
    <tr data-row={row.id}>
      <FigureGroup elsewhere={`${proofs}#${evidencePlace(row.id)}`}>
        <th scope="row">
          <NameCell row={row} />
        </th>
        {columns.map(({ id, lead, label }, index) => (
          <td
            key={id}
            // A price by the year says so itself.
            {...(lead
              ? { "data-lead": isYearly && row.cells[index] ? "" : lead }
              : { "data-label": label })}
          >
            <FigureRow title={label}>
              <FactCell row={row} columns={columns} index={index} />
            </FigureRow>
          </td>
        ))}
        <td className="lines__rest">
          {row.offer && <p className="lines__owed">{slot("owed")}</p>}
          <OfferCell row={row} />
        </td>
      </FigureGroup>
    </tr>
  );
}

function NameCell({ row }: { row: ListedRow }) {
  const { id, name, path, compared, card, apart, noBank } = row;
  return (
    <>
      <SmallCard design={card} />
      {path ? <a href={path}>{name}</a> : name}
      {apart && <em>{apart}</em>}
      {noBank && <em className="no-bank">{noBank}</em>}
      <small>
        <a href={comparePath(compared, [id])} aria-label={`comparer ${name}`}>
          comparer
        </a>
      </small>
    </>
  );
}

/** @param props.index the place of its column */
function FactCell({ row, columns, index }: { row: ListedRow; columns: Columns; index: number }) {
  const cell = row.cells[index];
  const { otherwise } = row;
  const isPrice = columns[index]?.id === "monthlyFee";
  const text = cell ? <SourcedText value={cell} /> : "non vérifié";
  return (
    <>
      {text}
      {otherwise && isPrice && (
        <small>
          sinon <SourcedText value={otherwise} />
        </small>
      )}
    </>
  );
}

/** Below the amounts: what the offer asks and pays, the way to its conditions, what is given back; it opens what a phone folds. */
function OfferCell({ row: { name, offer, guarantee, noBank } }: { row: ListedRow }) {
  return (
    <details>
      <summary className="offer-facts">
        <b className="visually-hidden">Détails, {name}&#x202f;: </b>
        {/* On a phone the name has one line: « pas une banque » begins the second, what the firm is stands one tap away. */}
        {noBank && <em className="no-bank-first">{`${noBank.split(", ").at(-1)} · `}</em>}
        {offer ? <OfferFactList facts={offer.facts} /> : "aucune offre suivie"}
      </summary>
      {guarantee !== undefined && (
        <p>
          Garantie des dépôts&#x202f;:{" "}
          {guarantee ? <SourcedText value={guarantee} /> : "non vérifiée"}.
        </p>
      )}
      <FiguresMark
        render={(mark) => (
          <p>
            Chiffres de la ligne{"\u202f"}: {mark}
          </p>
        )}
      />
      {offer && <a href={offer.page}>Conditions de l’offre {offer.name}</a>}
    </details>
  );
}
