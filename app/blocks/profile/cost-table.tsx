// The numbers of the bars once more, as a table.

import { fastElement } from "../../ui/fast-element.ts";
import { TableHead } from "../../ui/table-head.tsx";
import type { YearlyCost } from "./cost.ts";
import { formatMoney } from "./cost-facts.ts";
import { describeDifference } from "./own-bank.ts";
import type { CostedCard, Ranking } from "./ranking.ts";

const FastTable = fastElement("table");

type CostTableProps = { ranking: Ranking; own: YearlyCost | undefined };

export function CostTable({ ranking: { confirmed, unconfirmed }, own }: CostTableProps) {
  return (
    <details className="tool__more">
      <summary>Les mêmes coûts en tableau</summary>
      <FastTable className="table figures-table">
        <caption className="meta">
          Coût de la première année pour vos réponses, du plus bas au plus haut ; d’abord les coûts
          confirmés
        </caption>
        <TableHead columns={["Carte", "Coût", ...(own ? ["Écart"] : []), "Chiffres"]} />
        <tbody>
          {own && (
            <tr>
              <th scope="row">Votre banque</th>
              <td data-label="Coût">{formatMoney(own.known)}</td>
              <td data-label="Écart">référence</td>
              <td data-label="Chiffres">les vôtres</td>
            </tr>
          )}
          <Rows cards={confirmed} own={own} figures="confirmés" />
          <Rows cards={unconfirmed} own={own} figures="à confirmer" />
        </tbody>
      </FastTable>
    </details>
  );
}

type RowsProps = { cards: readonly CostedCard[]; own: YearlyCost | undefined; figures: string };

function Rows({ cards, own, figures }: RowsProps) {
  return cards.map(({ id, name, cost }) => (
    <tr key={id}>
      <th scope="row">{name}</th>
      <td data-label="Coût">{formatMoney(cost.known)}</td>
      {own && <td data-label="Écart">{describeDifference(cost.known, own.known)}</td>}
      <td data-label="Chiffres">{figures}</td>
    </tr>
  ));
}
