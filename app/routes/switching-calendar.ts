// /outils/changer-de-banque.ics: the days of a move to another bank, as a file for any calendar. Nothing is kept.

import type { changerDeBanque } from "../blocks/switching/block.ts";
import { listDates } from "../blocks/switching/dates.ts";
import { readInputs } from "../blocks/switching/inputs.ts";
import { originContext } from "../context.server.ts";
import { refuseEntries, sendCalendar } from "../http/file-response.server.ts";
import { dayInParis } from "../ui/dates.ts";
import { writeIcs } from "../ui/ics.server.ts";
import type { Route } from "./+types/switching-calendar";
import { findTool, pathOfTool } from "./find-payload.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pathOfTool(url);
  const tool = await findTool<typeof changerDeBanque>(context, page, "ChangerDeBanque");
  const now = Date.now();
  const { entries, values } = readInputs(url.searchParams, dayInParis(now));
  if (!values) return refuseEntries(entries);
  const origin = context.get(originContext);
  const events = listDates(values, tool.workingDays).map(({ key, day, what, explanation }) => ({
    uid: `changer-de-banque-${values.mandat}-${key}`,
    day,
    title: `Changer de banque\u202f: ${what}`,
    description: explanation,
    url: origin + page,
  }));
  return sendCalendar(
    writeIcs("Changer de banque", events, { origin, stamp: new Date(now) }),
    `changer-de-banque-${values.mandat}.ics`,
  );
}
