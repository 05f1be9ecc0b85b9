// The plan year by year, on the page and as a file: totals since the start, to the cent.
import { fastElement } from "../../ui/fast-element.ts";
import type { YearEnd } from "./compound.ts";
import { formatCents } from "./format.ts";
import type { Inputs } from "./inputs.ts";

const FastTable = fastElement("table");

type Props = { years: readonly YearEnd[]; taxation: Inputs["impot"] };

export function YearTable({ years, taxation }: Props) {
  const columns = listColumns(taxation);
  return (
    <FastTable className="table figures-table">
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
    </FastTable>
  );
}

type Column = { label: string; amount: (end: YearEnd) => bigint };

/** The amounts of a year, in the order they are read. Tax has a column only where there is any. */
export function listColumns(taxation: Inputs["impot"]): Column[] {
  const isTaxed = taxation !== "sans";
  const tax = taxation === "retrait" ? "Impôt si vous retirez" : "Impôt";
  return [
    { label: "Versé", amount: ({ paidIn }) => paidIn },
    { label: "Intérêts bruts", amount: ({ interest }) => interest },
    ...(isTaxed ? [{ label: tax, amount: (end: YearEnd) => end.tax }] : []),
    { label: isTaxed ? "Somme nette" : "Somme", amount: ({ total }) => total },
    { label: "En euros d’aujourd’hui", amount: ({ realTotal }) => realTotal },
  ];
}
