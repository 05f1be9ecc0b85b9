// /parrainage/historique/dessins.json: the fragments of HTML that a page lacks when it was reached by a navigation.

import publishedAmounts from "virtual:published-amounts";
import type { FragmentsByName } from "../amounts/history/fetch-fragments.ts";
import { fragmentsOf } from "../amounts/history/fragments.server.ts";
import { nameOf } from "../amounts/history/paths.ts";
import { OFFERS } from "../amounts/offers.ts";
import { amountsContext } from "../context.server.ts";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import type { Route } from "./+types/history-fragments";

/** The trends of all offers, or what a firm's page shows of the one that the address names; nothing where no past is known. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const answer = await context.get(amountsContext).read();
  const fragments = fragmentsOf(await answer.reading, publishedAmounts);
  const code = url.searchParams.get("offre");
  const offers = code === null ? OFFERS : OFFERS.filter((offer) => offer.code === code);
  const kinds = code === null ? (["trend"] as const) : (["told", "chart", "changes"] as const);
  const sent: FragmentsByName = {};
  for (const offer of fragments ? offers : []) {
    for (const kind of kinds) sent[nameOf(kind, offer.code)] = fragments?.[kind](offer.code) ?? "";
  }
  return Response.json(sent, {
    headers: {
      "Cache-Control": fragments ? CACHE_CONTROL.amounts : CACHE_CONTROL.none,
      "X-Robots-Tag": "noindex",
    },
  });
}
