/** What a file of a bonus holds on a day: the calendar of its offer, whether it is late, and the days of a complaint. */
import type { Source } from "../../ui/sourced.ts";
import { readSchedule } from "../calendar/schedule.ts";
import { listComplaintSteps } from "./complaint.ts";
import type { Dossier } from "./inputs.ts";
import { judgeLateness } from "./lateness.ts";

/**
 * @param listed the sources of the tool
 * @param today the day in Paris, "2026-11-24"
 */
export function readDossier(dossier: Dossier, listed: readonly Source[], today: string) {
  const { offer, opening } = dossier;
  const schedule = readSchedule(offer, listed, opening);
  const lateness = judgeLateness(schedule.events, today);
  const first = [today, opening, lateness.from ?? today].sort().at(-1) ?? today;
  const complaint = listComplaintSteps(dossier, first, offer.isSupervised);
  return { schedule, lateness, complaint };
}
