// The state of the site, between the route that asks for it and the block that draws it.
import { createContext } from "react";

/** One thing that is watched, and how it is, in words for people. */
export type StatusLine = {
  /** « Montants » */
  nom: string;
  etat: "bien" | "a-surveiller" | "en-panne" | "inconnu";
  detail: string;
};

/** `at`: when it was asked, ms since the epoch. */
type Status = { at: number; lines: readonly StatusLine[] };

/** Put round the page that holds `::etat`. */
export const StatusContext = createContext<Status>({ at: 0, lines: [] });
