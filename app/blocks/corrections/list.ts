// The corrections of the history, between the route that reads them and the block that draws them.
import { createContext } from "react";
import { formatEuros } from "../../amounts/euros.ts";
import { findOffer, type OfferCode } from "../../amounts/offers.ts";
import { formatMoment, formatReadAt } from "../../ui/dates.ts";
import { listNames } from "../../ui/list-names.ts";

/** What was wrong, and what was true. Times in ms since the epoch, euros; null stands for « no amount ». */
export type CorrectionLine = {
  id: number;
  offers: OfferCode[];
  /** « prime du filleul » */
  what: string;
  from: number;
  until: number;
  euros: number | null;
  reason: string;
  writtenAt: number;
};

/** Put round the page that holds `::corrections`; the newest first. */
export const CorrectionsContext = createContext<readonly CorrectionLine[]>([]);

/** « N26 », « Hello Prime et Hello One » */
export function namesOf({ offers }: Pick<CorrectionLine, "offers">): string {
  return listNames(offers.flatMap((code) => findOffer(code)?.name ?? []));
}

/** What was wrong, since when until when, what was true, and why: behind the names of the offers. */
export function describeCorrection(line: CorrectionLine): string {
  const { what, from, until, euros, reason } = line;
  const truth = euros === null ? "il n’y avait pas de montant" : `c’était ${formatEuros(euros)}`;
  return `, ${what}\u202f: ce que nous avons relevé ${formatReadAt(from)}, jusqu’au ${formatMoment(until)}, était faux\u202f; ${truth}. ${reason}`;
}
