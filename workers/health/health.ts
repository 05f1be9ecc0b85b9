import type { StatusLine } from "../../app/blocks/status/status.ts";
import type { AmountInDoubt } from "../amounts/unsure.ts";
import type { ContentHealth } from "./judge-content.ts";

/** The answer of `/sante`, in the words of those who watch. Moments are ISO 8601, ages whole seconds; null: unknown. */
export type Health = {
  etat: "ok" | "en-panne";
  raisons: string[];
  /** What calls nobody and wants a person by day, in words. */
  aSurveiller: string[];
  montants: {
    lusA: string | null;
    ageSecondes: number | null;
    limiteSecondes: number;
    /** How many there are; null where none were ever read. */
    nombre: number | null;
    /** Those whose new value waits for a person; the last good one is shown meanwhile. */
    retenus: AmountInDoubt[];
    /** Those that were published though nobody has confirmed them in time. */
    sansConfirmation: AmountInDoubt[];
  };
  cron: {
    dernierPassage: string | null;
    ageSecondes: number | null;
    limiteSecondes: number;
    /** The build is younger than the limit, and its cron has not succeeded yet: there is nothing to hold against it. */
    premierPassageAttendu: boolean;
  };
  historique: {
    tenu: boolean;
    jusquA: string | null;
    /** Since when the database holds less than what the site still shows of the past; null while it holds all of it. */
    perduA: string | null;
    /** When dates that lay in the future were last taken back; null where none ever were. */
    corrigeA: string | null;
    exemple: boolean;
  };
  version: { id: string; construiteA: string | null };
  /** The same, thing by thing, as `/etat` shows it: a page elsewhere needs no more. */
  rubriques: StatusLine[];
} & ContentHealth;
