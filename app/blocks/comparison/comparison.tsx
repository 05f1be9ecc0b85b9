// Products side by side: criteria down, products across, the best said in words.
import type { PropsOf } from "../../pages/compiler/directive.ts";
import { SourcedText } from "../../ui/notes.tsx";
import { type ComparisonTable, isKnown } from "./cells.ts";
import type { comparaison } from "./compile.ts";

/** Code de la consommation, art. D. 111-7, II: order, exhaustiveness and payment are told before the list. */
export function Comparaison(table: PropsOf<typeof comparaison>) {
  return (
    <>
      <p className="meta">
        Produits choisis par la rédaction, sans classement ni paiement&#x202f;; liste non
        exhaustive. <a href="/fonctionnement-du-service">Comment nous comparons</a>
      </p>
      <SideBySide {...table} />
      {table.elsewhere && (
        <p className="compare-link">
          <a href={table.elsewhere}>Comparer avec d’autres produits</a>
        </p>
      )}
    </>
  );
}

/** Two products stay side by side on a phone, under a head that stays in sight; more become a list for each criterion. */
export function SideBySide({ columns, rows }: ComparisonTable) {
  const width = columns.length === 2 ? "side-by-side--two" : "table--cards";
  const same = rows.filter(({ isSame }) => isSame);
  return (
    <table
      className={`table side-by-side ${width}`}
      aria-label={`Comparaison\u202f: ${columns.map(({ name }) => name).join(", ")}`}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Critère</span>
          </th>
          {columns.map(({ id, name, path }) => (
            <th scope="col" key={id}>
              {path ? <a href={path}>{name}</a> : name}
            </th>
          ))}
        </tr>
      </thead>
      <Rows columns={columns} rows={rows.filter(({ isSame }) => !isSame)} />
      {same.length > 0 && <Rows columns={columns} rows={same} title="Pareil pour tous" />}
    </table>
  );
}

function Rows({ columns, rows, title }: ComparisonTable & { title?: string }) {
  return (
    <tbody>
      {title && (
        <tr className="side-by-side__title">
          <th scope="rowgroup" colSpan={columns.length + 1}>
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ id, label, cells }) => (
        <tr key={id}>
          <th scope="row">{label}</th>
          {cells.map((cell, index) => {
            const column = columns[index];
            const isBest = isKnown(cell) && cell.best;
            return (
              <td
                key={column?.id}
                data-label={column?.name}
                className={isBest ? "is-best" : undefined}
              >
                {isKnown(cell) ? <SourcedText value={cell} /> : (cell ?? "non communiqué")}
                {isBest && <span className="best-mark">meilleur</span>}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
