// What a page can earn the publisher, said at its top (LCEN art. 20: an ad says that it is one).

import { findDirectives } from "../../blocks/find-directives.ts";
import { shownReferral } from "../../blocks/ticket/links.tsx";
import type { Payload } from "../../pages/payload.ts";

/** Nothing on pages without an offer: there is nothing to earn. */
export function Disclosure({ payload }: { payload: Payload }) {
  const tickets = findDirectives(payload.body, "Ticket");
  if (tickets.length === 0) return null;
  return tickets.some(shownReferral)
    ? " · publicité : un lien de cette page peut rapporter une prime à l’éditeur"
    : " · aucun lien rémunéré sur cette page";
}
