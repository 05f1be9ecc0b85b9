// « Sur votre site » : what another page holds to show the amount of an offer, or its past, as it is at each moment.
import type { Offer } from "../../amounts/offers.ts";
import { cardPath, writeFrameCode } from "../../open-data/card/card.ts";

/** @param props.origin the site's, without a slash at its end */
export function ShowElsewhere({ offer, origin }: { offer: Offer; origin: string }) {
  return (
    <details className="embed">
      <summary>Montrer ce montant sur votre site</summary>
      <p>
        Copiez l’une de ces lignes dans votre page&#x202f;: sans script ni traceur, la carte dit
        toujours de quand date son montant.{" "}
        {/* Not a page of the site: the router leaves it to the browser. */}
        <a href={cardPath(offer.code, "history")} target="_top">
          Voir la carte
        </a>
        . En image, dans une autre largeur ou par oEmbed&#x202f;:{" "}
        <a href="/donnees#la-carte-a-poser-sur-votre-page">données ouvertes</a>.
      </p>
      {(["amount", "history"] as const).map((kind) => (
        <pre key={kind}>
          <code>{writeFrameCode(offer, { origin, kind })}</code>
        </pre>
      ))}
    </details>
  );
}
