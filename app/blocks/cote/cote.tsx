// La cote: every offer, what each side gets, live; sorted, filtered and searched by the address.

import { type ReactNode, use, useState } from "react";
import { useSearchParams } from "react-router";
import type { PropsOf } from "../../pages/compiler/directive.ts";
import { ReadAt, WithReading } from "../../primes/amounts.tsx";
import { HISTORY_PATH } from "../../primes/history/paths.ts";
import { PastContext } from "../../primes/history/piece.tsx";
import { GENRE_KEYS, GENRES, type Genre, OFFERS } from "../../primes/offers.ts";
import {
  CheckField,
  ListingForm,
  ListingResult,
  ListingStatus,
  SelectField,
  TextField,
} from "../../ui/form/listing-form.tsx";
import type { cote } from "./compile.ts";
import { COLUMNS, type CoteQuery, coteLines, readCoteQuery } from "./lines.ts";
import { CoteTable } from "./table.tsx";

type Props = PropsOf<typeof cote> & {
  /** How many lines to show; all where it is absent. */
  premieres?: number;
};

export function Cote({ genre, premieres }: Props) {
  const [params] = useSearchParams();
  const past = use(PastContext);
  const query = readCoteQuery(params, genre);
  const offers = OFFERS.filter((offer) => !genre || offer.genre === genre);
  const firms = new Set(offers.map(({ partnerSlug }) => partnerSlug)).size;
  // A page may show the cotes of several kinds.
  const id = genre ? `cote-${genre}` : "cote";
  const resultId = `${id}-affichee`;
  const form = <CoteForm resultId={resultId} query={query} hasGenre={!genre} />;
  return (
    <section className="cote" id={id} aria-labelledby={`${id}-titre`}>
      <div className="cote__head">
        <h2 id={`${id}-titre`}>La cote du jour{genre && `\u202f: ${GENRES[genre]}`}</h2>
        <p className="meta">
          Par défaut&#x202f;: total à deux décroissant. Liste non exhaustive&#x202f;: {firms}{" "}
          sociétés, aucune place payée.{" "}
          <span className="cote__read">
            <ReadAt />.
          </span>
        </p>
        <details className="meta cote__how">
          <summary>Comment la liste est faite</summary>
          <p>
            À total égal, l’ordre est alphabétique&#x202f;; un montant inconnu vient en dernier. Les{" "}
            {offers.length} offres sont référencées gratuitement, et aucune place ne s’achète.{" "}
            <a href="/fonctionnement-du-service">Fonctionnement du service</a>
          </p>
        </details>
        {premieres ? <FoldedFilters isAsked={isAsked(query)}>{form}</FoldedFilters> : form}
      </div>
      <ListingResult id={resultId}>
        <WithReading>
          {(reading, isPending) => {
            const lines = coteLines(offers, reading?.globalValues, query);
            const shown = lines.slice(0, premieres);
            return (
              <>
                <ListingStatus
                  problems={[query.tri.problem, query.sens.problem, query.genre.problem]}
                >
                  {lines.length === 0
                    ? "Aucune offre ne correspond\u202f: élargissez la recherche."
                    : `${shown.length} ${shown.length > 1 ? "offres affichées" : "offre affichée"} sur ${offers.length}`}
                </ListingStatus>
                {lines.length > 0 && (
                  <CoteTable
                    id={id}
                    lines={shown}
                    query={query}
                    params={params}
                    isPending={isPending}
                  />
                )}
              </>
            );
          }}
        </WithReading>
      </ListingResult>
      <div className="cote__foot meta">
        <p>
          Dû&#x202f;: ce que l’établissement doit au filleul, conditions remplies. Promis&#x202f;:
          ce que le parrain s’engage à lui rendre, sur sa seule parole. Parrain&#x202f;: ce qu’il
          garde, cette part déduite. À deux&#x202f;: ce que l’établissement verse en tout.
          «&#x202f;Boosté&#x202f;»&#x202f;: la prime du parrain, avant partage, atteint un seuil
          fixe&#x202f;; le filleul n’y gagne pas toujours.
        </p>
        {past && (
          <p>
            Tendance&#x202f;: ce que le filleul reçoit en tout, depuis deux ans au plus.{" "}
            {past === "example" && <strong>Historique d’exemple. </strong>}
            <a href={HISTORY_PATH}>Chaque changement</a>
          </p>
        )}
        {premieres && (
          <p>
            <a href="/parrainage">Les {OFFERS.length} offres et leurs conditions</a>
          </p>
        )}
      </div>
    </section>
  );
}

/** Once open they stay so: closing them over a field that was just emptied would take its focus away. */
function FoldedFilters({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <details
      className="cote__filters"
      open={isOpen || isAsked}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Chercher, trier, filtrer</summary>
      {children}
    </details>
  );
}

function CoteForm(props: { resultId: string; query: CoteQuery; hasGenre: boolean }) {
  const { resultId, query, hasGenre } = props;
  return (
    <ListingForm resultId={resultId}>
      <TextField name="q" label="Nom de l’offre" value={query.q} />
      {hasGenre && (
        <SelectField name="genre" label="Genre" value={query.genre.value} options={GENRE_OPTIONS} />
      )}
      <SelectField name="tri" label="Trier par" value={query.tri.value} options={SORT_OPTIONS} />
      <CheckField name="boost" label="Seulement les offres boostées" isChecked={query.boost} />
      <CheckField
        name="sens"
        value="inverse"
        label="Ordre inverse"
        isChecked={query.sens.value === "inverse"}
      />
    </ListingForm>
  );
}

/** Whether the visitor has filtered, so that the filters stay in sight. */
function isAsked({ q, genre, boost }: CoteQuery): boolean {
  return q !== "" || genre.value !== "" || boost;
}

const SORT_OPTIONS = Object.entries(COLUMNS);

const GENRE_OPTIONS: readonly (readonly [Genre | "", string])[] = [
  ["", "tous"],
  ...GENRE_KEYS.map((genre) => [genre, GENRES[genre]] as const),
];
