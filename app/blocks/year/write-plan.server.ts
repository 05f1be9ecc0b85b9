/** The plan of a year as a file for a calendar: what the page lists, day by day. */
import { RISKS } from "../../catalogue/warnings.ts";
import { type IcsEvent, writeIcs } from "../../ui/ics.server.ts";
import { listMonths } from "./months.ts";
import type { YearPlan } from "./plan.ts";

/** @param stamp when it is made @param origin the site's */
export function writePlan(plan: YearPlan, stamp: Date, origin: string): string {
  const events = listMonths(plan)
    .flatMap(({ entries }) => entries)
    .map(({ accounts, event }): IcsEvent => {
      const [{ offer, person, day: opening, doubt }] = accounts;
      const { key, day, title, description } = event;
      const who = accounts.length > 1 ? " (chacun)" : person === 1 ? "" : " (seconde personne)";
      const lines = [
        description,
        doubt && `À confirmer avant d’ouvrir\u202f: ${doubt}.`,
        offer.risk && RISKS[offer.risk],
      ];
      return {
        uid: `${offer.offerCode}-${person}-${opening}-${key}`,
        day,
        title: `${title}${who}`,
        description: lines.filter(Boolean).join("\n"),
        url: `${origin}${offer.page}`,
      };
    });
  return writeIcs("Mon année de primes", events, { origin, stamp });
}
