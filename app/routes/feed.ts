// /flux/…: the newest changes of amounts, all of them, of a kind of firm or of an offer, or of one page of the site, as Atom,
// as JSON Feed or as a calendar; with `des=100` or `quand=plus-haut` only some of what a referee is paid.
import standings from "virtual:standings";
import { standingsOn } from "../amounts/standing.ts";
import { amountsContext, historyContext, originContext, pagesContext } from "../context.server.ts";
import { openAnswer, openRefusal } from "../http/open-answer.server.ts";
import {
  FEED_FORMATS,
  type FeedFormat,
  readFeedAddress,
} from "../open-data/feeds/address.server.ts";
import { pageFeedPath } from "../open-data/feeds/alert-address.ts";
import { collectFeed, type Feed } from "../open-data/feeds/collect-feed.server.ts";
import { collectPageFeed } from "../open-data/feeds/page-changes.server.ts";
import { readCondition } from "../open-data/feeds/read-condition.server.ts";
import { writeAtom } from "../open-data/feeds/write-atom.server.ts";
import { writeCalendar } from "../open-data/feeds/write-calendar.server.ts";
import { writeJsonFeed } from "../open-data/feeds/write-json-feed.server.ts";
import { dayInParis } from "../ui/dates.ts";
import type { Route } from "./+types/feed";
import { refuseHistory } from "./refuse-history.server.ts";

const WRITERS = { atom: writeAtom, json: writeJsonFeed, ics: writeCalendar };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const feed = readFeedAddress(url.pathname);
  if (typeof feed === "string") return openRefusal(404, feed);
  const { problem, ...condition } = readCondition(url.searchParams);
  if (problem) return openRefusal(400, problem);
  const origin = context.get(originContext);
  if ("page" in feed) {
    if (Object.keys(condition).length > 0) return openRefusal(400, NO_CONDITION);
    const pages = context.get(pagesContext);
    const page = await pages.find(feed.page);
    if (!page) return openRefusal(404, NO_PAGE);
    const changes = await pages.changes(page.path);
    return send(
      request,
      feed.format,
      collectPageFeed(page, changes, pageFeedPath(page.path), origin),
    );
  }
  const history = context.get(historyContext);
  const record = await history.record();
  // An empty feed would say that nothing ever changed.
  if (!record) return refuseHistory(history);
  const reading = await (await context.get(amountsContext).read()).reading;
  const today = standingsOn(standings, dayInParis(Date.now()));
  const scope = { ...feed.scope, ...condition };
  return send(request, feed.format, collectFeed(record, scope, origin, reading, today));
}

const NO_CONDITION =
  "« des » et « quand » ne valent que pour une prime\u202f: le flux d’une page annonce chacun de ses changements.";
const NO_PAGE =
  "Aucune page du site à cette adresse\u202f: écrivez la sienne après /flux/page, par exemple /flux/page/banque/n26.atom.";

function send(request: Request, format: FeedFormat, feed: Feed): Promise<Response> {
  return openAnswer(request, {
    body: WRITERS[format](feed),
    type: `${FEED_FORMATS[format]}; charset=utf-8`,
  });
}
