// The cells of a listing: the titles of its columns, and one line. What sorts them is rows.ts.

import type { PropsOf } from "../../pages/compiler/directive.ts";
import { amountSlot } from "../../primes/euros.ts";
import { SourcedText } from "../../ui/notes.tsx";
import { comparePath } from "../comparator/compare-path.ts";
import type { catalogue, ListedRow } from "./compile.ts";
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

export function CatalogueCells({ row, columns }: { row: ListedRow; columns: Columns }) {
  const { id, name, path, apart, otherwise, offerCode, cells } = row;
  return (
    <>
      <th scope="row">
        {path ? <a href={path}>{name}</a> : name}
        {apart && <small>{apart}</small>}
        <small>
          <a href={comparePath("banque", [id])} aria-label={`comparer ${name}`}>
            comparer
          </a>
        </small>
      </th>
      {cells.map((cell, index) => (
        <td key={columns[index]?.id} data-label={columns[index]?.label}>
          {cell ? <SourcedText value={cell} /> : "non communiqué"}
          {otherwise && columns[index]?.id === "monthlyFee" && (
            <small>
              sinon <SourcedText value={otherwise} />
            </small>
          )}
        </td>
      ))}
      <td data-label={PRIME}>
        {offerCode ? amountSlot("PARTAGE_ET_FILLEUL", offerCode) : "aucune offre suivie"}
      </td>
    </>
  );
}
