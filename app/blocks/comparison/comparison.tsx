// Products side by side: criteria down, products across, the best said in words.
import { SourcedText } from "../../ui/notes.tsx";
import { type ComparisonTable, isKnown } from "./cells.ts";

/** Code de la consommation, art. D. 111-7, II: order, exhaustiveness and payment are told before the list. */
export function Comparaison(table: ComparisonTable) {
  return (
    <>
      <p className="meta">
        Produits choisis par la rédaction, sans classement ni paiement&#x202f;; liste non
        exhaustive. <a href="/fonctionnement-du-service">Comment nous comparons</a>
      </p>
      <SideBySide {...table} />
    </>
  );
}

export function SideBySide({ columns, rows }: ComparisonTable) {
  return (
    <table
      className="table table--cards side-by-side"
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
      <tbody>
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
    </table>
  );
}
