// An amount in euros as figures stand on this site.
import { formatEuros } from "./format-euros.ts";

/** What an amount shows: its class, its text (plain, nothing to escape), and how it is read out where that differs. */
type Shown = { className: string; text: string; label?: string };

/** @param euros undefined is said, never left blank @param isPending true while it is being read */
export function describeAmount(euros: number | undefined, isPending: boolean): Shown {
  if (isPending) {
    const label = "montant en cours de lecture";
    return { className: "amount amount--pending", text: "…", label };
  }
  return euros === undefined
    ? { className: "amount amount--none", text: "montant indisponible" }
    : { className: "amount", text: formatEuros(euros) };
}
