// The plan year by year: totals since the start, to the cent.
import { listColumns } from "./columns.ts";
import type { YearEnd } from "./compound.ts";
import { formatCents } from "./format.ts";
import type { Inputs } from "./inputs.ts";

export function YearTable({
  years,
  taxation,
}: {
  years: readonly YearEnd[];
  taxation: Inputs["impot"];
}) {
  const columns = listColumns(taxation);
  return (
    <table className="table figures-table">
      <caption className="meta">Sommes cumulées depuis le départ, à la fin de chaque année</caption>
      <thead>
        <tr>
          <th scope="col">Année</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((end) => (
          <tr key={end.year}>
            <th scope="row" data-label={end.year === 0 ? undefined : "Année"}>
              {end.year === 0 ? "Départ" : end.year}
            </th>
            {columns.map(({ label, amount }) => (
              <td key={label} data-label={label}>
                {formatCents(amount(end))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
