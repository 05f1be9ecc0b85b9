// La carte-réponse: the facts of an offer, an icon and a word or two each, the same in a row and on a ticket. Their icons
// are the sheet's (ui/offer-pictures.css).
import { Fragment } from "react";
import type { OfferFact } from "../catalogue/offer-facts.ts";

/** To stand inside of an element of the class `offer-facts`. */
export function OfferFactList({ facts }: { facts: readonly OfferFact[] }) {
  return facts.map(({ kind, before, text, after }) => (
    <Fragment key={text}>
      {" "}
      <span className={`is-${kind}`}>
        {before && <i>{before}</i>}
        {text}
        {after && <i>{after}</i>}
      </span>
    </Fragment>
  ));
}
