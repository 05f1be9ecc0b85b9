// « Me prévenir » : what somebody wants to be told of, as the address of a feed; no account, nothing is kept.
import { useId } from "react";
import { formatEuros } from "../../amounts/euros.ts";
import { HISTORY_PATH } from "../../amounts/history/paths.ts";
import {
  FEED_OF_ALL,
  feedPath,
  readThreshold,
  TELL_ME,
  THRESHOLD,
  writeThreshold,
} from "../../amounts/history/tell-me.ts";
import { findOffer, type OfferCode } from "../../amounts/offers.ts";
import { SelectField } from "../../ui/form/listing-form.tsx";
import { OFFER_OPTIONS } from "./query.ts";

type Props = { code: OfferCode | ""; params: URLSearchParams; origin: string };

/** @param props.code none for every offer @param props.params of the page's address, with the threshold where one was asked for */
export function TellMe({ code, params, origin }: Props) {
  const { euros, problem } = readThreshold(params);
  const name = findOffer(code)?.name;
  const address = `${code ? feedPath(code) : FEED_OF_ALL}.atom${writeThreshold(euros)}`;
  const id = useId();
  return (
    <section id={TELL_ME} aria-labelledby="me-prevenir">
      <h3 id="me-prevenir">Me prévenir</h3>
      <form className="search-form" action={`${HISTORY_PATH}#${TELL_ME}`}>
        <SelectField name="offre" label="Offre à suivre" value={code} options={OFFER_OPTIONS} />
        <div>
          <label htmlFor={id}>Seulement dès (€)</label>
          <input id={id} name={THRESHOLD} inputMode="decimal" size={6} defaultValue={euros} />
        </div>
        <button type="submit">Me prévenir</button>
      </form>
      {problem && <p className="problem">{problem}</p>}
      <p>
        {euros === undefined
          ? `Ce flux annonce chaque changement d’un montant${name ? ` de ${name}` : ""}\u202f: `
          : `Ce flux se tait jusqu’à ce que la prime versée au filleul par l’établissement passe à ${formatEuros(euros)} ou plus${name ? ` chez ${name}` : ""}\u202f: `}
        <a href={address}>{origin + address}</a>
      </p>
      <p className="meta">
        Copiez cette adresse dans un lecteur de flux (une application, un logiciel de
        courrier)&#x202f;: il la relit tout seul et vous avertit. L’adresse est toute votre
        demande&#x202f;: ni compte, ni e-mail, rien n’est gardé ici. La part qu’un parrain rend n’y
        compte pas.
      </p>
    </section>
  );
}
