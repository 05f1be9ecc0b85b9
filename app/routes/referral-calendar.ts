// /parrainage/calendrier.ics: the deadlines of an offer from an opening, as a file for any calendar. Nothing is kept.

import { redirect } from "react-router";
import { CALENDAR_PATH, readInputs } from "../blocks/calendar/inputs.ts";
import { writeSchedule } from "../blocks/calendar/schedule.ts";
import { findLive } from "../blocks/find-live.ts";
import { originContext, pagesContext } from "../context.ts";
import { CACHE_CONTROL } from "../http/cache-policy.ts";
import { dayInParis } from "../ui/dates.ts";
import type { Route } from "./+types/referral-calendar";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await context.get(pagesContext).find(CALENDAR_PATH);
  const [tool] = findLive(page?.body ?? [], "Calendrier");
  if (!tool) throw new Error(`The page ${CALENDAR_PATH} holds no calendar.`);

  const now = Date.now();
  const { values, offer } = readInputs(url.searchParams, tool.offers, dayInParis(now));
  if (!values || !offer) return sendBack(url.searchParams);
  const file = writeSchedule(offer, tool, {
    opening: values.debut,
    stamp: new Date(now),
    origin: context.get(originContext),
  });
  const name = `echeances-${offer.offerCode.toLowerCase().replaceAll("_", "-")}-${values.debut}.ics`;
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": CACHE_CONTROL.none,
      "X-Robots-Tag": "noindex",
    },
  });
}

/**
 * A form sent this request, and a person waits for the answer: the calendar's page says what is wrong beside
 * the field and keeps the rest, which an error in plain text could not.
 */
function sendBack(params: URLSearchParams): Response {
  const asked = [...params].filter(([name]) => name === "offre" || name === "debut");
  // Without a date the page would take it for a first visit.
  if (!params.has("debut")) asked.push(["debut", ""]);
  return redirect(`${CALENDAR_PATH}?${new URLSearchParams(asked)}`, {
    status: 303,
    headers: { "Cache-Control": CACHE_CONTROL.none },
  });
}
