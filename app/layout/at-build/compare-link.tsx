// From a product's or a firm's page to the comparator, with what the page is about already chosen.
import type { Payload } from "../../pages/payload.ts";
import { OFFERS } from "../../primes/offers.ts";

/** Nothing on pages that are about no product and no firm. */
export function CompareLink({ payload }: { payload: Payload }) {
  const { kind, partner, product, breadcrumbs } = payload;
  const name = breadcrumbs.at(-1)?.text;
  if (!partner || !name || (kind !== "product" && kind !== "partner")) return null;
  const isPlatform = OFFERS.some(
    (offer) => offer.partnerSlug === partner && offer.genre === "crypto",
  );
  const path = isPlatform ? "/comparateur/plateformes" : "/comparateur";
  const produits = product ? `${partner}.${product}` : partner;
  return (
    <p className="compare-link">
      <a href={`${path}?${new URLSearchParams({ produits })}`}>
        Comparer {name} côte à côte avec d’autres
      </a>
    </p>
  );
}
