// /api/primes.json: the amounts of the moment, for programs.
import standings from "virtual:standings";
import { standingsOn } from "../amounts/standing.ts";
import { amountsContext, originContext } from "../context.server.ts";
import { BUILD_ID } from "../http/build-id.ts";
import { openAnswer, openRefusal } from "../http/open-answer.server.ts";
import { collectAmounts } from "../open-data/amounts/write-amounts.server.ts";
import { dayInParis } from "../ui/dates.ts";
import type { Route } from "./+types/amounts-json";

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await context.get(amountsContext).read();
  // After an outage this is the last good reading, with its time; a document that is gone gives a file without amounts.
  const reading = await answer.reading;
  const file = collectAmounts(reading, {
    origin: context.get(originContext),
    build: BUILD_ID,
    standings: standingsOn(standings, dayInParis(Date.now())),
  });
  if (!file) {
    return openRefusal(
      503,
      "Aucun montant n’est disponible\u202f: notre base n’a pas pu être lue. Redemandez ce fichier dans quelques minutes.",
    );
  }
  return openAnswer(request, {
    body: JSON.stringify(file),
    type: "application/json; charset=utf-8",
  });
}
