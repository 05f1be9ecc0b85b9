// /outils/mon-annee.ics: the plan of a year as a file for any calendar, for the parameters of its page. Nothing is kept.

import { allOn } from "../amounts/standing.ts";
import type { monAnnee } from "../blocks/year/block.ts";
import { readInputs } from "../blocks/year/inputs.ts";
import { planYear } from "../blocks/year/plan.ts";
import { writePlan } from "../blocks/year/write-plan.server.ts";
import { amountsContext, originContext } from "../context.server.ts";
import { refuseEntries, sendCalendar } from "../http/file-response.server.ts";
import { dayInParis } from "../ui/dates.ts";
import type { Route } from "./+types/year-calendar";
import { findTool, pathOfTool } from "./find-payload.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const tool = await findTool<typeof monAnnee>(context, pathOfTool(url), "MonAnnee");
  const now = Date.now();
  const { entries, values } = readInputs(url.searchParams, dayInParis(now));
  if (!values) return refuseEntries(entries);
  const reading = await (await context.get(amountsContext).read()).reading;
  const offers = allOn(tool.offers, dayInParis(now));
  const plan = planYear({ ...tool, offers }, values, reading?.globalValues);
  return sendCalendar(
    writePlan(plan, new Date(now), context.get(originContext)),
    `mon-annee-${plan.first}.ics`,
  );
}
