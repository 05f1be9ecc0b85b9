// /parrainage/calendrier.ics: the deadlines of an offer from an opening, as a file for any calendar. Nothing is kept.

import { redirect } from "react-router";
import { slugOfOffer } from "../amounts/offers.ts";
import type { calendrier } from "../blocks/calendar/block.ts";
import { readInputs } from "../blocks/calendar/inputs.ts";
import { writeSchedule } from "../blocks/calendar/write-schedule.server.ts";
import { originContext } from "../context.server.ts";
import { sendCalendar } from "../http/file-response.server.ts";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import { dayInParis } from "../ui/dates.ts";
import type { Route } from "./+types/referral-calendar";
import { findTool, pathOfTool } from "./find-payload.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const tool = await findTool<typeof calendrier>(context, pathOfTool(url), "Calendrier");
  const now = Date.now();
  const { values, offer } = readInputs(url.searchParams, tool.offers, dayInParis(now));
  if (!values || !offer) return sendBack(url);
  const file = writeSchedule(offer, tool, {
    opening: values.debut,
    stamp: new Date(now),
    origin: context.get(originContext),
  });
  const name = `echeances-${slugOfOffer(offer.offerCode)}-${values.debut}.ics`;
  return sendCalendar(file, name);
}

/**
 * A form sent this request, and a person waits for the answer: the calendar's page says what is wrong beside
 * the field and keeps the rest, which an error in plain text could not.
 */
function sendBack(url: URL): Response {
  const params = url.searchParams;
  const query = [...params].filter(([name]) => name === "offre" || name === "debut");
  // Without a date the page would take it for a first visit.
  if (!params.has("debut")) query.push(["debut", ""]);
  return redirect(`${pathOfTool(url)}?${new URLSearchParams(query)}`, {
    status: 303,
    headers: { "Cache-Control": CACHE_CONTROL.none },
  });
}
