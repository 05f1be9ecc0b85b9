// /parrainage/calendrier/n26/2026-11-20.ics: the deadlines of an offer, at an address that a calendar program asks again
// and again, so that a condition mended here is mended there. Nothing is kept.

import type { calendrier } from "../blocks/calendar/block.ts";
import { readSubscription, subscriptionPath } from "../blocks/calendar/inputs.ts";
import { writeSchedule } from "../blocks/calendar/write-schedule.server.ts";
import { CALENDAR_PATH } from "../blocks/tool-paths.ts";
import { originContext } from "../context.server.ts";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import { openAnswer, openRefusal } from "../http/open-answer.server.ts";
import { BUILT_AT } from "../pages/built-at.server.ts";
import { dayInParis } from "../ui/dates.ts";
import type { Route } from "./+types/calendar-subscription";
import { findTool } from "./find-payload.server.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tool = await findTool<typeof calendrier>(context, CALENDAR_PATH, "Calendrier");
  const subscription = readSubscription(params, tool.offers, dayInParis(Date.now()));
  // No page: whoever asks is a program, and shows its user what it gets in plain text at best.
  if (typeof subscription === "string") return openRefusal(404, subscription);
  const { offer, opening } = subscription;
  const origin = context.get(originContext);
  const address = origin + subscriptionPath(offer.offerCode, opening);
  return openAnswer(request, {
    body: writeSchedule(offer, tool, { opening, stamp: new Date(BUILT_AT), origin, address }),
    type: "text/calendar; charset=utf-8",
    headers: { "Cache-Control": CACHE_CONTROL.machine },
  });
}
