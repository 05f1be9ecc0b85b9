// Products side by side on a page, and below them what is known but settles nothing.
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { FigureGroup, FigureRow, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { isKnown } from "../side-by-side/cells.ts";
import { SideBySide } from "../side-by-side/comparison-table.tsx";
import type { comparaison } from "./block.ts";

/** Code de la consommation, art. D. 111-7, II: order, exhaustiveness and payment are told before the list. */
function Comparaison(table: PropsOf<typeof comparaison>) {
  return (
    <>
      <p className="meta">
        Produits choisis par la rédaction, sans classement ni paiement&#x202f;; liste non
        exhaustive. <a href="/fonctionnement-du-service">Comment nous comparons</a>
      </p>
      <SideBySide {...table} />
      <Unsettled {...table} />
      {table.elsewhere && (
        <p className="compare-link">
          <a href={table.elsewhere}>Comparer avec d’autres produits</a>
        </p>
      )}
    </>
  );
}

/** The rows that the table leaves out, each value behind its product: known, but too old or contested to decide. */
function Unsettled({ columns, unsettled }: PropsOf<typeof comparaison>) {
  if (unsettled.length === 0) return null;
  return (
    <div className="meta">
      <FigureGroup>
        <p>À vérifier avant de choisir, car trop ancien, contesté ou sans source&#x202f;:</p>
        <ul>
          {unsettled.map(({ id, label, cells }) => (
            <li key={id}>
              {label}&#x202f;:{" "}
              {listKnownCells(columns, cells).map(({ name, cell }, index) => (
                <FigureRow key={name} title={`${label}, ${name}`}>
                  {index > 0 && "\u202f; "}
                  {name}, <SourcedText value={cell} />
                </FigureRow>
              ))}
            </li>
          ))}
        </ul>
        <FiguresMark />
      </FigureGroup>
    </div>
  );
}

type Table = PropsOf<typeof comparaison>;

function listKnownCells(columns: Table["columns"], cells: Table["rows"][number]["cells"]) {
  return columns.flatMap(({ name }, index) => {
    const cell = cells[index];
    return isKnown(cell) ? [{ name, cell }] : [];
  });
}

export const views = { Comparaison } satisfies Views<typeof import("./block.ts")>;
