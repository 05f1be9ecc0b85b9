// Products side by side: criteria down, products across, the best said in words.
import { SourcedText } from "../../ui/notes.tsx";
import type { Sourced } from "../../ui/sourced.ts";

export type ComparisonTable = {
  columns: { id: string; name: string; path: string | null }[];
  /** A cell is null where nothing is known; `best` marks the best of its row, and its equals. */
  rows: { id: string; label: string; cells: ((Sourced & { best: boolean }) | null)[] }[];
};

export function Comparaison({ columns, rows }: ComparisonTable) {
  return (
    <>
      {/* Code de la consommation, art. D. 111-12: order, exhaustiveness and payment are told before the list. */}
      <p className="meta">
        Produits choisis par la rédaction, sans classement ni paiement&#x202f;; liste non
        exhaustive. <a href="/fonctionnement-du-service">Comment nous comparons</a>
      </p>
      <table className="table table--cards">
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
                return (
                  <td
                    key={column?.id}
                    data-label={column?.name}
                    className={cell?.best ? "is-best" : undefined}
                  >
                    {cell ? <SourcedText value={cell} /> : "non communiqué"}
                    {cell?.best && <span className="best-mark">meilleur</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
