// L’historique: every change that was seen, newest first, a page at a time, all from the address; and what others had
// published before.

import { use } from "react";
import { useSearchParams } from "react-router";
import { HistoryFragment, PastContext } from "../../amounts/history/fragment.tsx";
import { LEAST_DAYS } from "../../amounts/history/paths.ts";
import { findOffer, type OfferCode } from "../../amounts/offers.ts";
import { alertAddress, FEED_OF_ALL, feedPath } from "../../open-data/feeds/alert-address.ts";
import { formatDate } from "../../ui/dates.ts";
import { ListingForm, ListingStatus, SelectField } from "../../ui/form/listing-form.tsx";
import { Pager } from "../../ui/form/pager.tsx";
import { plural } from "../../ui/plural.ts";
import { ChangesTable } from "./changes-table.tsx";
import { type HistoryList, HistoryListContext, PER_PAGE } from "./list.ts";
import { PublishedTable } from "./published-table.tsx";
import { OFFER_OPTIONS, readHistoryQuery } from "./query.ts";
import { ShowElsewhere } from "./show-elsewhere.tsx";

export default function Historique() {
  const [params] = useSearchParams();
  const { offre } = readHistoryQuery(params);
  const list = use(HistoryListContext);
  const past = use(PastContext);
  const offer = findOffer(offre.value);
  const name = offer?.name;
  return (
    <>
      <section className="wide listing history" id="changements" aria-labelledby="les-changements">
        <h2 id="les-changements">
          {name ? `Les changements\u202f: ${name}` : "Tous les changements"}
        </h2>
        {list.seen?.isExample && (
          <p className="notice">
            <strong>Historique d’exemple.</strong> Ces changements sont inventés, pour essayer le
            site&#x202f;: aucun n’a eu lieu.
          </p>
        )}
        <ListingForm resultId="changements-affiches">
          <SelectField name="offre" label="Offre" value={offre.value} options={OFFER_OPTIONS} />
        </ListingForm>
        {list.seen && (
          <p>
            <a href={alertAddress(offre.value ? feedPath(offre.value) : FEED_OF_ALL)}>
              Me prévenir quand {name ? `la prime ${name}` : "une prime"} change
            </a>
            , sans e-mail ni compte.
          </p>
        )}
        {offre.value !== "" && past && <Chart key={offre.value} code={offre.value} />}
        {offer && list.seen && <ShowElsewhere offer={offer} origin={list.origin} />}
        <div className="listing-result" id="changements-affiches">
          <ListingStatus problems={[offre.problem]}>{describe(list)}</ListingStatus>
          {offre.value !== "" && list.seen && list.total === 0 && (
            <ul className="nearest">
              <li>
                <a href="?#changements">Voir les changements de toutes les offres</a>
              </li>
            </ul>
          )}
        </div>
        {list.lines.length > 0 && <ChangesTable lines={list.lines} />}
        <Pager
          page={list.page}
          last={Math.ceil(list.total / PER_PAGE)}
          params={{ offre: offre.value }}
          to="changements"
        />
      </section>
      <section className="wide listing" aria-labelledby="montants-publies">
        <h2 id="montants-publies">Montants publiés ailleurs{name && `\u202f: ${name}`}</h2>
        <PublishedTable amounts={list.published} isOpen={offre.value !== ""} />
      </section>
    </>
  );
}

function Chart({ code }: { code: OfferCode }) {
  return (
    <div className="history__chart">
      <HistoryFragment tag="p" className="past__told" kind="told" code={code} />
      <HistoryFragment tag="div" className="past" kind="chart" code={code} />
    </div>
  );
}

/** How much there is, since when, and how little that may be. */
function describe({ hasHistory, seen, changes, total, page }: HistoryList): string {
  if (!seen) {
    return hasHistory
      ? "Rien n’est encore enregistré\u202f: l’historique commence au prochain relevé de notre base."
      : "Ce site ne tient pas d’historique des montants.";
  }
  const since = `Suivi depuis le ${formatDate(seen.since)}`;
  const short =
    seen.days < LEAST_DAYS
      ? "\u202f: moins de trente jours observés, trop peu pour dire si un montant est haut"
      : "";
  const gaps = total - changes;
  const counted = [
    plural(changes, "ligne"),
    ...(gaps > 0 ? [`${plural(gaps, "interruption")} du suivi`] : []),
    ...(total > PER_PAGE ? [`page ${page} sur ${Math.ceil(total / PER_PAGE)}`] : []),
  ];
  return `${since}${short}. ${counted.join(", ")}.`;
}
