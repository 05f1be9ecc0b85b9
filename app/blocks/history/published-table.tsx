// What others published of the bonuses, by the month: read in a source, never watched by us.
import { formatEuros } from "../../amounts/euros.ts";
import { findOffer } from "../../amounts/offers.ts";
import { formatMonth } from "../../ui/dates.ts";
import { plural } from "../../ui/plural.ts";
import { SourceLink } from "../../ui/sources.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import type { PublishedLine } from "./list.ts";

/** @param isOpen whether the table stands open: all offers together make a long one */
export function PublishedTable(props: { amounts: readonly PublishedLine[]; isOpen: boolean }) {
  const { amounts, isOpen } = props;
  if (amounts.length === 0) {
    return <p>Aucun montant daté de cette offre n’a été trouvé dans nos sources.</p>;
  }
  return (
    <>
      <p>
        Ces montants ont été lus dans des pages datées, avant ou à côté de notre suivi. Ils disent
        ce que d’autres ont annoncé&#x202f;; la courbe ne les relie pas, et rien n’en est calculé.
      </p>
      <details open={isOpen}>
        <summary>{plural(amounts.length, "montant daté", "montants datés")}</summary>
        <table className="table table--cards" aria-labelledby="montants-publies">
          <TableHead columns={["Mois", "Offre", "Montant", "Source"]} />
          <tbody>
            {amounts.map((amount) => (
              <PublishedRow key={keyOf(amount)} amount={amount} />
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function PublishedRow({ amount }: { amount: PublishedLine }) {
  const { offer, whose, euros, asOf, note, sources } = amount;
  return (
    <tr>
      <th scope="row">{formatMonth(asOf)}</th>
      <td data-label="Offre">{findOffer(offer)?.name}</td>
      <td data-label="Montant">
        {`${formatEuros(euros)} ${whose}`}
        {note && <small>{note}</small>}
      </td>
      <td data-label="Source">
        {sources.length === 0 && "page qui ne peut être citée"}
        {sources.map((source, index) => (
          <span key={source.copy ?? source.url}>
            {index > 0 && "\u202f; "}
            <SourceLink source={source} />
          </span>
        ))}
      </td>
    </tr>
  );
}

/** Two sources of one month may differ, or agree. */
function keyOf({ offer, side, euros, asOf, note, sources }: PublishedLine): string {
  return [offer, side, euros, asOf, note, ...sources.map(({ url }) => url)].join();
}
