// Bank products or cashback services as a listing: sorted, filtered and searched by the address.
import { useSearchParams } from "react-router";
import { ReadAt, WithReading } from "../../amounts/amounts.tsx";
import { gainsOf } from "../../amounts/gains.ts";
import { Owed } from "../../amounts/owed.tsx";
import type { Reading } from "../../amounts/reading.ts";
import { Drawn } from "../../pages/drawn.tsx";
import {
  CheckField,
  FoldedForm,
  ListingForm,
  ListingResult,
  ListingStatus,
  SelectField,
  TextField,
} from "../../ui/form/listing-form.tsx";
import { NearestList } from "../../ui/form/nearest.tsx";
import { LISTINGS, type Listing } from "./listings.ts";
import {
  askedOf,
  catalogueRows,
  type ListedLine,
  nearestRows,
  readCatalogueQuery,
} from "./rows.ts";
import type { SentListing } from "./send.tsx";

export default function Catalogue({ de, columns, head, lines }: SentListing) {
  const [params] = useSearchParams();
  const listing: Listing = LISTINGS[de];
  const query = readCatalogueQuery(params, listing);
  const firms = new Set(lines.map(({ id }) => id.split(".")[0])).size;
  return (
    <section className="wide listing" id="liste" aria-labelledby="la-liste">
      <h2 id="la-liste">{listing.title}</h2>
      <p className="meta">
        Ordre habituel&#x202f;: {listing.usualOrder}. Aucun établissement ne paie pour sa place.
        Liste non exhaustive&#x202f;: {lines.length} lignes de {firms} établissements, référencés
        gratuitement. <ReadAt prefix="Primes lues dans notre base" />.{" "}
        <a href="/fonctionnement-du-service">Comment la liste est faite</a>
      </p>
      <FoldedForm isAsked={query.q !== "" || query.filters.length > 0}>
        <ListingForm resultId="liste-affichee">
          <TextField name="q" label="Nom" value={query.q} />
          <SelectField
            name="tri"
            label="Trier par"
            value={query.tri.value}
            options={listing.sorts}
          />
          {listing.filters.map(({ name, label }) => (
            <CheckField
              key={name}
              name={name}
              label={label}
              isChecked={query.filters.includes(name)}
            />
          ))}
        </ListingForm>
      </FoldedForm>
      <ListingResult id="liste-affichee">
        <WithReading>
          {(reading, isPending) => {
            const shown = catalogueRows(lines, reading?.globalValues, query, listing);
            return (
              <>
                <ListingStatus problems={[query.tri.problem]}>
                  {shown.length === 0
                    ? "Aucune ligne ne correspond"
                    : `${shown.length} ${shown.length > 1 ? "lignes affichées" : "ligne affichée"} sur ${lines.length}`}
                </ListingStatus>
                {shown.length === 0 && (
                  <NearestList
                    id="liste-affichee"
                    asked={askedOf(query, listing)}
                    nearest={nearestRows(lines, query, listing)}
                    unit={["ligne", "lignes"]}
                  />
                )}
                {shown.length > 0 && (
                  <Table
                    head={head}
                    columns={columns}
                    lines={shown}
                    reading={reading}
                    isPending={isPending}
                  />
                )}
              </>
            );
          }}
        </WithReading>
      </ListingResult>
    </section>
  );
}

type TableProps = Pick<SentListing, "head" | "columns" | "lines"> & {
  reading: Reading | undefined;
  isPending: boolean;
};

/** Lines and titles were drawn at build: here they are put in order, with what is owed. */
function Table({ head, lines, ...line }: TableProps) {
  return (
    <table className="table lines catalogue" aria-labelledby="la-liste">
      <Drawn tag="thead" at={head} />
      <tbody>
        {lines.map((each) => (
          <Line key={each.id} line={each} {...line} />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = Pick<TableProps, "columns" | "reading" | "isPending"> & { line: ListedLine };

/** On a phone two lines: the name and a price, what the offer asks and what is owed (lines.css). */
function Line({ line, columns, reading, isPending }: LineProps) {
  const { offerCode, standing, cells, terms } = line;
  const [name = -1, ...facts] = cells;
  return (
    <tr>
      <Drawn tag="th" scope="row" at={name} />
      {facts.map((at, index) => {
        const { lead, label } = columns[index] ?? {};
        const told = lead ? { "data-lead": lead } : { "data-label": label };
        return <Drawn key={at} tag="td" at={at} {...told} />;
      })}
      <td className="lines__rest">
        {offerCode && (
          <p className="lines__owed">
            <Owed
              gains={gainsOf(reading?.globalValues, offerCode)}
              standing={standing}
              isPending={isPending}
            />
          </p>
        )}
        <Drawn tag="div" at={terms} />
      </td>
    </tr>
  );
}
