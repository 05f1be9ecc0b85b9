// The last changes of what the referee of an offer gets in all, as lines of HTML for the page of its firm.
import { dayInParis, formatDate } from "../../ui/dates.ts";
import { formatEuros } from "../euros.ts";
import { listAmountPeriods, type Watched } from "./describe-history.server.ts";
import { isWatched } from "./step-line.server.ts";
import type { OfferHistory } from "./summary.server.ts";

/** Lines of an offer; all the others are on the page of the history. */
const MOST_LINES = 2;

/** The newest first; a sentence where none was seen. @param offer undefined where no amount of it was ever seen */
export function renderRecentChanges(offer: OfferHistory | undefined, watched: Watched): string {
  const periods = listAmountPeriods(offer, watched);
  const changes = periods.slice(1).map(({ from, euros }, index) => {
    // What nobody watched took place at any time before.
    const seen = isWatched(watched, from) ? "" : "vu le ";
    const words = describeChange(periods[index]?.euros ?? null, euros);
    return `<li><b>${seen}<time datetime="${dayInParis(from)}">${formatDate(from)}</time></b> ${words}</li>`;
  });
  if (changes.length === 0) {
    return `<p>Aucun changement vu depuis le début du suivi, le ${formatDate(watched.since)}.</p>`;
  }
  return `<ul>${changes.toReversed().slice(0, MOST_LINES).join("")}</ul>`;
}

function describeChange(from: number | null, to: number | null): string {
  if (to === null) return `plus de montant donné (${from === null ? "" : formatEuros(from)} avant)`;
  return from === null
    ? `de nouveau ${formatEuros(to)}`
    : `de ${formatEuros(from)} à ${formatEuros(to)}`;
}
