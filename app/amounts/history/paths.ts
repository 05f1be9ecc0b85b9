// The addresses of the history, its page and the fragments that a browser fetches late; the names of these.
import type { OfferCode } from "../offers.ts";

/** The page of every change, and the name of its parameter. */
export const HISTORY_PATH = "/parrainage/historique";
/** The page of what was wrong in it. */
export const CORRECTIONS_PATH = "/corrections";
/** The fragments as JSON: the trends of all offers, or the chart of one. */
export const FRAGMENTS_PATH = `${HISTORY_PATH}/dessins.json`;

/** The page of every change of one offer. */
export function historyAddress(code: OfferCode): string {
  return `${HISTORY_PATH}?offre=${code}`;
}

/** Under the amount of a ticket, further down in it, in a line of the cote, among what a firm has changed. */
export type FragmentKind = "told" | "chart" | "trend" | "changes";

/** A fragment as the Worker names it in its answer. */
export function nameOf(kind: FragmentKind, code: OfferCode): string {
  return `${kind} ${code}`;
}

/** Below so many watched days nothing is claimed of an amount's past. */
export const LEAST_DAYS = 30;
