// La cote: every offer, what each side gets, live; sorted, filtered and searched by the address.

import { type ComponentProps, type ReactNode, use } from "react";
import { useSearchParams } from "react-router";
import { ReadAt, useToday, WithReading } from "../../amounts/amounts.tsx";
import { formatEuros } from "../../amounts/euros.ts";
import { PastContext } from "../../amounts/history/fragment.tsx";
import { HISTORY_PATH } from "../../amounts/history/paths.ts";
import { OFFER_KINDS, OFFERS, type Offer, type OfferKind } from "../../amounts/offers.ts";
import type { Standings } from "../../amounts/standing.ts";
import { BOOSTS } from "../../amounts/values.ts";
import type { IslandProps } from "../../build/blocks/block-parts.ts";
import { findReferral } from "../../referrals.ts";
import { FilterRemovals } from "../../ui/form/filter-removals.tsx";
import { FoldedForm } from "../../ui/form/folded-form.tsx";
import { ListingStatus } from "../../ui/form/listing-form.tsx";
import { plural } from "../../ui/plural.ts";
import { writeSearch } from "../../ui/query.ts";
import { YEAR_PATH } from "../tool-paths.ts";
import { CoteForm } from "./cote-form.tsx";
import type { islandProps } from "./island-props.tsx";
import {
  coteLines,
  countFitting,
  describeStates,
  listFilterRemovals,
  readTerms,
  titleOfCote,
  UNCERTAIN,
  USUAL_ORDER,
} from "./lines.ts";
import {
  CASH_LABEL,
  type CoteQuery,
  coteParams,
  isConditioned,
  readCoteQuery,
  situationOf,
} from "./query.ts";
import { CoteTable } from "./table.tsx";

export default function Cote({
  genre,
  premieres,
  lines: html,
}: IslandProps<typeof islandProps, "Cote">) {
  const [params] = useSearchParams();
  const query = readCoteQuery(params, genre);
  const offers = OFFERS.filter((offer) => !genre || offer.kind === genre);
  const today = useToday();
  const terms = readTerms(html, today);
  // A page may show the cotes of several kinds.
  const id = genre ? `cote-${genre}` : "cote";
  const resultId = `${id}-affichee`;
  const result = { id, offers, terms, premieres, html, today, query };
  return (
    <section className="cote" id={id} aria-labelledby={`${id}-titre`}>
      <CoteHead id={id} genre={genre} offers={offers} standings={terms.standings}>
        <FoldedForm isInSight={hasFilters(query)} isAlways={premieres !== undefined}>
          <CoteForm resultId={resultId} query={query} hasKinds={!genre} />
        </FoldedForm>
      </CoteHead>
      <div className="listing-result" id={resultId}>
        <WithReading>
          {(reading, isPending) => (
            <CoteResult {...result} reading={reading} isPending={isPending} />
          )}
        </WithReading>
      </div>
      <CoteFoot genre={genre} premieres={premieres} query={query} />
    </section>
  );
}

type HeadProps = {
  id: string;
  genre: OfferKind | undefined;
  offers: readonly Offer[];
  standings: Standings;
  children: ReactNode;
};

/** What the list is and how it is made. @param props.children its form */
function CoteHead({ id, genre, offers, standings, children }: HeadProps) {
  const firms = new Set(offers.map(({ partnerSlug }) => partnerSlug)).size;
  const codes = offers.map(({ code }) => code);
  return (
    <div className="cote__head">
      <h2 id={`${id}-titre`}>
        <WithReading>{(reading) => titleOfCote(reading)}</WithReading>
        {genre && `\u202f: ${OFFER_KINDS[genre]}`}
      </h2>
      <p className="meta cote__states">{describeStates(codes, standings)}</p>
      <p className="meta">
        {USUAL_ORDER} Liste non exhaustive&#x202f;: {firms} sociétés, référencées gratuitement.{" "}
        <a href="/fonctionnement-du-service">Comment la liste est faite</a>.{" "}
        <span className="cote__read">
          <ReadAt />.
        </span>
      </p>
      <details className="meta cote__how">
        <summary>Qui est payé, quand une offre est ouverte</summary>
        <p>
          À montant égal, l’ordre est alphabétique. Une offre est ouverte quand une source récente
          l’a vue telle et que sa campagne n’est pas finie. {EARNED}
        </p>
      </details>
      {children}
    </div>
  );
}

type ResultProps = Omit<ComponentProps<typeof CoteTable>, "lines"> & {
  offers: readonly Offer[];
  terms: ReturnType<typeof readTerms>;
  premieres: number | undefined;
};

/** The lines that were asked for, how many they are, and what to give up where nothing fits. */
function CoteResult({ offers, terms, premieres, ...table }: ResultProps) {
  const { id, query, reading } = table;
  const data = { offers, values: reading?.globalValues, ...terms };
  const lines = coteLines(data, query);
  // The first lines are what one can take.
  const shown = premieres ? lines.filter(({ isClosed }) => !isClosed).slice(0, premieres) : lines;
  const fitting = countFitting(shown);
  const closed = shown.filter(({ isClosed }) => isClosed).length;
  return (
    <>
      <ListingStatus
        problems={[
          ...[query.tri.problem, query.sens.problem, query.genre.problem],
          query.especes.error && `${CASH_LABEL}\u202f: ${query.especes.error}`,
        ]}
      >
        {describeResult(fitting, shown.length - fitting - closed, offers.length, closed)}
      </ListingStatus>
      {fitting === 0 && (
        <FilterRemovals
          id={id}
          params={coteParams(query)}
          removals={listFilterRemovals(data, query)}
          unit={["offre", "offres"]}
        />
      )}
      {lines.length > 0 && <CoteTable {...table} lines={shown} />}
    </>
  );
}

type FootProps = Pick<HeadProps, "genre"> & Pick<ResultProps, "premieres" | "query">;

/** The words of the list, and where to go on from it. */
function CoteFoot({ genre, premieres, query }: FootProps) {
  const past = use(PastContext);
  return (
    <div className="cote__foot meta">
      <details className="cote__how">
        <summary>Dû, promis, boosté&#x202f;: les mots de la cote</summary>
        <p>
          Dû&#x202f;: ce que l’établissement doit au filleul, en euros retirables, conditions
          remplies, dans un programme vu ouvert. Promis&#x202f;: ce que le parrain s’engage à lui
          rendre, sur sa seule parole. Parrain&#x202f;: ce qu’il garde, cette part déduite. À
          deux&#x202f;: ce que l’établissement verse en tout. «&#x202f;Boosté&#x202f;»&#x202f;: la
          prime du parrain, avant partage, atteint {BOOSTED}&#x202f;; le filleul n’y gagne rien.
        </p>
      </details>
      {!genre && (
        <p>
          <a href={YEAR_PATH + writeSearch(situationOf(query)).replace(/^\?$/, "")}>
            Lesquelles ouvrir, et dans quel ordre
          </a>{" "}
          {isConditioned(query) && "avec la même situation"}
        </p>
      )}
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
  );
}

/** Whether the visitor has filtered, so that the filters stay in sight. */
function hasFilters(query: CoteQuery): boolean {
  const { q, genre, deja, boost } = query;
  return q !== "" || genre.value !== "" || isConditioned(query) || deja.length > 0 || boost;
}

/** « 3 offres affichées sur 24, puis 9 à vérifier (condition inconnue, ou prime non confirmée) ». */
function describeResult(fitting: number, uncertain: number, all: number, closed: number): string {
  const some = `${plural(fitting, "offre affichée", "offres affichées")} sur ${all}`;
  const none = `Aucune offre ne correspond${uncertain > 0 ? " à coup sûr" : ""}`;
  const toCheck = `${fitting > 0 ? ", puis" : "\u202f;"} ${uncertain} à vérifier (${UNCERTAIN})`;
  const gone = closed > 0 ? `, puis ${plural(closed, "indisponible")}` : "";
  return (fitting > 0 ? some : none) + (uncertain > 0 ? toCheck : "") + gone;
}

/** Who is paid beside the ranking, as the operator's own links stand. */
const EARNED = OFFERS.some(({ code }) => findReferral(code))
  ? "L’éditeur touche la prime du parrain par ses liens, signalés\u202f; elle ne change aucun rang."
  : "L’éditeur n’a ici aucun lien rémunéré.";

/** « 80 € (BoursoBank, Fortuneo Gold, Revolut) ou 5 € (iGraal) »: only these offers can be boosted. */
const BOOSTED = [...new Set(BOOSTS.map(({ from }) => from))]
  .map((from) => {
    const names = BOOSTS.filter((boost) => boost.from === from).map(
      ({ field }) => OFFERS.find(({ code }) => field === `PRIME_PARRAIN_${code}`)?.name,
    );
    return `${formatEuros(from)} (${names.join(", ")})`;
  })
  .join(" ou ");
