// The state of the site, between the route that asks for it and the block that draws it.
import { createContext, use } from "react";

/** One thing that is watched, and how it is, in words for people. */
export type StatusLine = {
  /** « Montants » */
  nom: string;
  etat: "bien" | "a-surveiller" | "en-panne" | "inconnu";
  detail: string;
};

/** `at`: when it was asked, ms since the epoch. */
type Status = { at: number; lines: readonly StatusLine[] };

const StatusContext = createContext<Status>({ at: 0, lines: [] });

/** To be put round the page that holds `::etat`. */
export const StatusProvider = StatusContext.Provider;

export function useStatus(): Status {
  return use(StatusContext);
}
