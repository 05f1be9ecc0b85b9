import { directive } from "../../build/blocks/directive.ts";
import { listIds, listRow, requireListing } from "../product-list/block.ts";
import { LISTINGS, type Listing } from "../product-list/listings.ts";

/** `::preuves{de=banque}`: where the figures of that listing come from, a line after the other, with the sentences. */
export const proofs = directive({
  name: "preuves",
  tag: "Preuves",
  ids: ["lignes"],
  standsOutsideSections: true,
  required: ["de"],
  compile({ attributes: { de } }, context) {
    const listing: Listing = LISTINGS[requireListing(de)];
    return {
      columns: listing.columns.map(({ id, label }) => ({ id, label })),
      rows: listIds(listing, context).map((id) => listRow(id, listing, context)),
      /** The page's own list of them, which grows until the page is compiled. */
      cited: context.sources.all,
    };
  },
});
