// A listing as it is sent: its lines drawn, with what they are sorted and found by.

import type { Sends } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { Sheet } from "../../build/render/sheet.tsx";
import type { catalogue } from "./block.ts";
import { CatalogueHead, FactCell, NameCell, OfferCell } from "./cells.build.tsx";
import type { ListedKind } from "./listings.ts";
import type { ListedLine } from "./rows.ts";

/** `head` is the place of the titles of its columns. */
export type SentListing = Pick<PropsOf<typeof catalogue>, "columns"> & {
  de: ListedKind;
  head: number;
  lines: ListedLine[];
};

function sendCatalogue(
  { de, columns, rows }: PropsOf<typeof catalogue>,
  sheet: Sheet,
): SentListing {
  return {
    de,
    columns,
    head: sheet.place(<CatalogueHead de={de} columns={columns} />),
    lines: rows.map((row) => ({
      id: row.id,
      name: row.name,
      ...(row.apart && { isApart: true }),
      offerCode: row.offer?.code ?? null,
      ...(row.offer && { standing: row.offer.standing }),
      numbers: row.numbers,
      cells: [
        sheet.place(<NameCell row={row} />),
        ...columns.map(({ id }, index) =>
          sheet.place(<FactCell key={id} row={row} columns={columns} index={index} />),
        ),
      ],
      terms: sheet.place(<OfferCell offer={row.offer} />),
    })),
  };
}

export const send = { Catalogue: sendCatalogue } satisfies Sends<typeof import("./block.ts")>;
