// La carte-réponse: the facts of an offer, an icon and a word or two each, the same in a row and on a ticket. Their icons
// are the sheet's (ui/offer-pictures.css).
import { Fragment } from "react";
import { DAY_MARKS } from "../../amounts/by-day.ts";
import type { OfferFact } from "../catalogue/offer-facts.ts";

/** To stand inside of an element of the class `offer-facts`. */
export function OfferFactList({ facts }: { facts: readonly OfferFact[] }) {
  return facts.map(({ later, ...fact }) => (
    <Fragment key={fact.text}>
      {" "}
      {later && DAY_MARKS.begin}
      <OneFact {...fact} />
      {later?.map(({ from, ...then }) => (
        <Fragment key={from}>
          {DAY_MARKS.versionFrom(from)}
          <OneFact {...then} />
        </Fragment>
      ))}
      {later && DAY_MARKS.end}
    </Fragment>
  ));
}

function OneFact({ kind, before, text, after }: OfferFact) {
  return (
    <span className={`is-${kind}`}>
      {before && <i>{before}</i>}
      {text}
      {after && <i>{after}</i>}
    </span>
  );
}
