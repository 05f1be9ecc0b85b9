// Bank products or cashback services as a listing: sorted, filtered and searched by the address.
import { Link, useSearchParams } from "react-router";
import type { DirectiveProps, ListedRow } from "../../content/directive-props.ts";
import { Prime, WithReading } from "../primes.tsx";
import { ReadAt } from "../reading-time.tsx";
import { SourcedText } from "../sources.tsx";
import { type CatalogueView, catalogueRows, readCatalogueQuery, VIEWS } from "./catalogue-rows.ts";
import {
  CheckField,
  ListingForm,
  ListingResult,
  ListingStatus,
  SelectField,
  TextField,
} from "./listing-form.tsx";

export function Catalogue({ de, columns, rows }: DirectiveProps["Catalogue"]) {
  const [params] = useSearchParams();
  const view = VIEWS[de];
  const query = readCatalogueQuery(params, view);
  const firms = new Set(rows.map(({ id }) => id.split(".")[0])).size;
  return (
    <section className="wide listing" id="liste" aria-labelledby="la-liste">
      <h2 id="la-liste">{view.title}</h2>
      <p className="meta">
        Ordre habituel&#x202f;: {view.usualOrder}. Aucun établissement ne paie pour sa place. Liste
        non exhaustive&#x202f;: {rows.length} lignes de {firms} établissements, référencés
        gratuitement. <ReadAt prefix="Primes relevées" />.{" "}
        <Link to="/fonctionnement-du-service">Comment la liste est faite</Link>
      </p>
      <ListingForm resultId="liste-affichee">
        <TextField name="q" label="Nom" value={query.q} />
        <SelectField name="tri" label="Trier par" value={query.tri.value} options={view.sorts} />
        {view.filters.map(({ name, label }) => (
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
            const shown = catalogueRows(rows, reading?.globalValues, query, view);
            return (
              <>
                <ListingStatus problems={[query.tri.problem]}>
                  {shown.length === 0
                    ? "Aucune ligne ne correspond\u202f: élargissez la recherche."
                    : `${shown.length} ${shown.length > 1 ? "lignes affichées" : "ligne affichée"} sur ${rows.length}`}
                </ListingStatus>
                {shown.length > 0 && <Table view={view} columns={columns} rows={shown} />}
              </>
            );
          }}
        </WithReading>
      </ListingResult>
    </section>
  );
}

type TableProps = {
  view: CatalogueView;
  columns: DirectiveProps["Catalogue"]["columns"];
  rows: ListedRow[];
};

function Table({ view, columns, rows }: TableProps) {
  return (
    <table className="table table--cards catalogue" aria-labelledby="la-liste">
      <thead>
        <tr>
          <th scope="col">{view.heading}</th>
          {columns.map(({ id, label }) => (
            <th scope="col" key={id}>
              {label}
            </th>
          ))}
          <th scope="col">Prime du filleul</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, path, apart, otherwise, offre, cells }) => (
          <tr key={id}>
            <th scope="row">
              {path ? <Link to={path}>{name}</Link> : name}
              {apart && <small>{apart}</small>}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]?.id} data-label={columns[index]?.label}>
                {cell ? <SourcedText value={cell} /> : "non communiqué"}
                {otherwise && columns[index]?.id === "monthlyFee" && (
                  <small>
                    sinon <SourcedText value={otherwise} />
                  </small>
                )}
              </td>
            ))}
            <td data-label="Prime du filleul">
              {offre ? <Prime offre={offre} sorte="PARTAGE_ET_FILLEUL" /> : "aucune offre suivie"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
