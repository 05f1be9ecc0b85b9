// /flux/…: the newest changes, all of them, of a kind of firm or of an offer, as Atom or as JSON Feed; with `des=100` what
// a referee is paid from that amount on.
import standings from "virtual:standings";
import { readThreshold } from "../amounts/history/tell-me.ts";
import { standingsOn } from "../amounts/standing.ts";
import { historyContext, originContext, primesContext } from "../context.server.ts";
import { openAnswer, openRefusal } from "../http/open-answer.server.ts";
import { FEED_FORMATS, readFeedAddress } from "../open-data/feeds/address.server.ts";
import { collectFeed } from "../open-data/feeds/collect-feed.server.ts";
import { writeAtom } from "../open-data/feeds/write-atom.server.ts";
import { writeJsonFeed } from "../open-data/feeds/write-json-feed.server.ts";
import { dayInParis } from "../ui/dates.ts";
import type { Route } from "./+types/feed";
import { refuseHistory } from "./refuse-history.server.ts";

const WRITERS = { atom: writeAtom, json: writeJsonFeed };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const asked = readFeedAddress(url.pathname);
  if (typeof asked === "string") return openRefusal(404, asked);
  const { euros: from, problem } = readThreshold(url.searchParams);
  if (problem) return openRefusal(400, problem);
  const history = context.get(historyContext);
  const record = await history.record();
  // An empty feed would say that nothing ever changed.
  if (!record) return refuseHistory(history);
  const { format } = asked;
  const scope = { ...asked.scope, from };
  const reading = await (await context.get(primesContext).read()).reading;
  const today = standingsOn(standings, dayInParis(Date.now()));
  return openAnswer(request, {
    body: WRITERS[format](collectFeed(record, scope, context.get(originContext), reading, today)),
    type: `${FEED_FORMATS[format]}; charset=utf-8`,
  });
}
