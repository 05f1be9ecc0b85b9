// Bank products or cashback services as a listing: sorted, filtered and searched by the address.

import { useRef } from "react";
import { useSearchParams } from "react-router";
import { ReadAt, useToday, WithReading } from "../../amounts/amounts.tsx";
import { chooseDay } from "../../amounts/by-day.ts";
import { fillSlots } from "../../amounts/euros.ts";
import { gainsOf } from "../../amounts/gains.ts";
import { describeDoubt, type Reading } from "../../amounts/reading.ts";
import { renderOwed } from "../../amounts/render-owed.ts";
import { allOn } from "../../amounts/standing.ts";
import type { IslandProps } from "../../build/blocks/block-parts.ts";
import { countFirms } from "../../catalogue/count-firms.ts";
import { StaticHtml } from "../../pages/static-html.tsx";
import { StaticRows } from "../../pages/static-rows.tsx";
import { FilterRemovals } from "../../ui/form/filter-removals.tsx";
import { FoldedForm } from "../../ui/form/folded-form.tsx";
import {
  CheckField,
  ListingForm,
  ListingStatus,
  SelectField,
  TextField,
} from "../../ui/form/listing-form.tsx";
import { plural } from "../../ui/plural.ts";
import { writeSearch } from "../../ui/query.ts";
import type { islandProps, ListingProps } from "./island-props.tsx";
import { LISTINGS, type Listing } from "./listings.ts";
import {
  catalogueRows,
  FIRST_LINES,
  type ListedLine,
  listingParams,
  listRowFilterRemovals,
  readCatalogueQuery,
} from "./rows.ts";

export default function Catalogue({
  de,
  head,
  lines: sent,
}: IslandProps<typeof islandProps, "Catalogue">) {
  const [params] = useSearchParams();
  const lines = allOn(sent, useToday());
  const listing: Listing = LISTINGS[de];
  const query = readCatalogueQuery(params, listing);
  const firms = countFirms(lines.map(({ id }) => id));
  return (
    <section className="wide listing" id="liste" aria-labelledby="la-liste">
      <h2 id="la-liste">{listing.title}</h2>
      <p className="meta">
        Ordre habituel&#x202f;: {listing.usualOrder}. Aucun établissement ne paie pour sa place.
        Liste non exhaustive&#x202f;: {lines.length} lignes de {firms} établissements, référencés
        gratuitement. <ReadAt prefix="Primes lues dans notre base" />.{" "}
        <a href="/fonctionnement-du-service">Comment la liste est faite</a>
        {listing.isBanking &&
          ". Nous ne faisons qu’indiquer ces établissements\u202f: le contrat se conclut chez eux."}
      </p>
      <FoldedForm isInSight={query.q !== "" || query.filters.length > 0}>
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
      <div className="listing-result" id="liste-affichee">
        <WithReading>
          {(reading, isPending) => (
            <ListingResult {...{ listing, query, head, lines, reading, isPending }} />
          )}
        </WithReading>
      </div>
    </section>
  );
}

type TableProps = Pick<ListingProps, "head" | "lines"> & {
  reading: Reading | undefined;
  isPending: boolean;
};

type ResultProps = TableProps & { listing: Listing; query: ReturnType<typeof readCatalogueQuery> };

/** The first lines that were asked for, how many they are, and the way to the others. */
function ListingResult({ listing, query, ...table }: ResultProps) {
  const { lines, reading } = table;
  const found = catalogueRows(lines, reading?.globalValues, query, listing);
  const shown = query.isWhole ? found : found.slice(0, FIRST_LINES);
  const more = found.length - shown.length;
  return (
    <>
      <ListingStatus problems={[query.tri.problem]}>
        {shown.length === 0
          ? "Aucune ligne ne correspond"
          : `${plural(shown.length, "ligne affichée", "lignes affichées")} sur ${lines.length}`}
      </ListingStatus>
      {shown.length === 0 && (
        <FilterRemovals
          id="liste-affichee"
          params={listingParams(query, listing)}
          removals={listRowFilterRemovals(lines, query, listing)}
          unit={["ligne", "lignes"]}
        />
      )}
      {shown.length > 0 && <Table {...table} lines={shown} />}
      {more > 0 && (
        <p>
          <a
            href={`${writeSearch(listingParams(query, listing), { tout: "oui" })}#liste-affichee`}
            data-in-place=""
            rel="nofollow"
          >
            {`Voir aussi ${more > 1 ? `les ${more} autres lignes` : "l’autre ligne"}`}
          </a>
        </p>
      )}
    </>
  );
}

/** Lines and titles are HTML of the build: here they are put in order, with what is owed. */
function Table({ head, lines, reading, isPending }: TableProps) {
  const shown = useRef(new Map<string, Element>());
  const today = useToday();
  const fill = ({ html, offerCode, standing }: ListedLine & { html: string }) =>
    fillSlots(chooseDay(html, today), () => {
      if (!offerCode) return "";
      const gains = gainsOf(reading?.globalValues, offerCode);
      const doubt = describeDoubt(reading, `PRIME_PARTAGE_ET_FILLEUL_${offerCode}`);
      return renderOwed({ gains, standing, isPending, doubt });
    });
  return (
    <table className="table lines catalogue" aria-labelledby="la-liste">
      <StaticHtml tag="thead" {...head} />
      <StaticRows rows={lines} fill={fill} shown={shown} />
    </table>
  );
}
