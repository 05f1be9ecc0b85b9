// /outils/mon-dossier.ics: the days of a bonus and of its complaint, as a file for any calendar. Nothing is kept.

import { slugOfOffer } from "../amounts/offers.ts";
import { listScheduleEvents } from "../blocks/calendar/write-schedule.server.ts";
import type { monDossier } from "../blocks/dossier/block.ts";
import { readInputs } from "../blocks/dossier/inputs.ts";
import { readDossier } from "../blocks/dossier/read-dossier.ts";
import { originContext } from "../context.server.ts";
import { refuseEntries, refuseFile, sendCalendar } from "../http/file-response.server.ts";
import { dayInParis } from "../ui/dates.ts";
import { writeIcs } from "../ui/ics.server.ts";
import type { Route } from "./+types/dossier-calendar";
import { findTool, pathOfTool } from "./find-payload.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pathOfTool(url);
  const tool = await findTool<typeof monDossier>(context, page, "MonDossier");
  const now = Date.now();
  const today = dayInParis(now);
  const { entries, dossier } = readInputs(url.searchParams, tool.offers, today);
  if (!dossier) {
    const hasOpening = url.searchParams.has("debut");
    return hasOpening ? refuseEntries(entries) : refuseFile(["debut : Indiquez un jour."]);
  }
  const { offer, opening } = dossier;
  const origin = context.get(originContext);
  const { complaint } = readDossier(dossier, tool.sources, today);
  const events = [
    ...listScheduleEvents(offer, tool, opening),
    ...complaint.map(({ key, day, what, explanation }) => ({
      uid: `${offer.offerCode}-${opening}-${key}`,
      day,
      title: `${offer.name}\u202f: ${what}`,
      description: explanation,
      url: origin + page,
    })),
  ];
  return sendCalendar(
    writeIcs(`Dossier ${offer.name}`, events, { origin, stamp: new Date(now) }),
    `dossier-${slugOfOffer(offer.offerCode)}-${opening}.ics`,
  );
}
