// Bank products or cashback services as a listing: sorted, filtered and searched by the address.
import { useSearchParams } from "react-router";
import { Drawn } from "../../pages/drawn.tsx";
import { ReadAt, WithReading } from "../../primes/amounts.tsx";
import {
  CheckField,
  ListingForm,
  ListingResult,
  ListingStatus,
  SelectField,
  TextField,
} from "../../ui/form/listing-form.tsx";
import { NearestList } from "../../ui/form/nearest.tsx";
import { LISTINGS, type Listing } from "./listings.ts";
import { catalogueRows, type ListedLine, nearestRows, readCatalogueQuery } from "./rows.ts";
import type { SentListing } from "./send.tsx";

export function Catalogue({ de, head, lines }: SentListing) {
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
      <ListingForm resultId="liste-affichee">
        <TextField name="q" label="Nom" value={query.q} />
        <SelectField name="tri" label="Trier par" value={query.tri.value} options={listing.sorts} />
        {listing.filters.map(({ name, label }) => (
          <CheckField
            key={name}
            name={name}
            label={label}
            isChecked={query.filters.includes(name)}
          />
        ))}
      </ListingForm>
      <ListingResult id="liste-affichee">
        <WithReading>
          {(reading) => {
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
                    params={params}
                    nearest={nearestRows(lines, query, listing)}
                    unit={["ligne", "lignes"]}
                  />
                )}
                {shown.length > 0 && <Table head={head} lines={shown} />}
              </>
            );
          }}
        </WithReading>
      </ListingResult>
    </section>
  );
}

type TableProps = { head: number; lines: readonly ListedLine[] };

/** Lines and titles were drawn at build: here they are only put in order. */
function Table({ head, lines }: TableProps) {
  return (
    <table className="table table--cards catalogue" aria-labelledby="la-liste">
      <Drawn tag="thead" at={head} />
      <tbody>
        {lines.map(({ id, cells }) => (
          <Drawn key={id} tag="tr" at={cells} />
        ))}
      </tbody>
    </table>
  );
}
