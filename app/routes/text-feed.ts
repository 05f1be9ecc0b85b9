// /changements.atom: what editors changed in their pages, and which pages are new. The build writes the list; the origin is put
// in here, since only the Worker knows it.
import { originContext, pagesContext } from "../context.server.ts";
import { openAnswer, openRefusal } from "../http/open-answer.server.ts";
import { FEED_FORMATS } from "../open-data/feeds/address.server.ts";
import { collectTextFeed } from "../open-data/feeds/collect-text-feed.server.ts";
import { writeAtom } from "../open-data/feeds/write-atom.server.ts";
import type { Route } from "./+types/text-feed";

export async function loader({ context, request }: Route.LoaderArgs) {
  const changes = await context.get(pagesContext).textChanges();
  if (!changes) return openRefusal(503, "La liste des changements manque pour le moment.");
  return openAnswer(request, {
    body: writeAtom(collectTextFeed(changes, context.get(originContext))),
    type: `${FEED_FORMATS.atom}; charset=utf-8`,
  });
}
