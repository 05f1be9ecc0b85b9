// Amounts that others have published before this site began to watch, or beside it: read in a source, dated by the month.
// They come from the catalogue's files, and are no observation of ours: nothing is worked out from them.
import type { Source } from "../../ui/sourced.ts";
import type { OfferCode } from "../offers.ts";
import type { Side } from "../values.ts";

/** One amount that somebody published. */
export type PublishedAmount = {
  offer: OfferCode;
  /** Who was promised it: sponsor, referee, or the part that the sponsor gives back. */
  side: Side;
  euros: number;
  /** When: "2026-08", "2025" where the month is not known, null where nothing dates it. */
  asOf: string | null;
  /** What goes with it, in the catalogue's words: « plafond ». */
  note: string | null;
  /** None where only pages that cannot be cited said so. */
  sources: readonly Source[];
};
