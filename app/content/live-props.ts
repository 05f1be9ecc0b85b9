/** What React draws for every reader, since it changes with the amounts or with the address; all else is drawn at build. */
import type { OfferCode } from "../primes/offers.ts";
import type { DirectiveProps, ListedKind } from "./directive-props.ts";

/** A line of a listing: what it is sorted and found by, and the place of its drawn cells. */
export type ListedLine = {
  /** `n26.metal`, or a partner's slug. */
  id: string;
  name: string;
  /** Comes after the others in the usual order. */
  isApart?: true;
  /** The referral offer that goes with it. */
  offre: OfferCode | null;
  /** What lines are sorted and filtered by, per fact name; null: unknown. */
  numbers: { [fact: string]: number | null };
  cells: number;
};

type Tools = Pick<DirectiveProps, "GainNet" | "Calendrier" | "Comparateur" | "Profil">;

/** Props of every live block. A `place` is one in the page's `html`. */
export type LiveProps = Tools &
  Pick<DirectiveProps, "Cote" | "Articles"> & {
    Ticket: Pick<DirectiveProps["Ticket"], "offre" | "name" | "partner" | "mayPostLink"> & {
      /** The place of what may be lost, and of the doubts about the programme; null where there are none. */
      warnings: number | null;
      /** The place of its terms; null where none are known. */
      terms: number | null;
      /** The place of the unpaid way to the partner; null where there is none to show. */
      way: number | null;
    };
    /** `head` is the place of the titles of its columns. */
    Catalogue: { de: ListedKind; head: number; lines: ListedLine[] };
    /** `impot` is the place of the tax rate with its source. */
    InteretsComposes: { taux: number; impot: number };
    /** What one does with a page. */
    PageTools: { path: string; titre: string };
  };

export type LiveTag = keyof LiveProps;
