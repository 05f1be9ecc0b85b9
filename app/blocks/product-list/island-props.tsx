// A listing as it is sent: its lines as HTML, with what they are sorted and found by.

import type { PropsBuilders } from "../../build/blocks/block-parts.ts";
import type { BuiltHtml } from "../../pages/payload.ts";
import { CatalogueHead, CatalogueLine } from "./cells.build.tsx";
import type { ListedKind } from "./listings.ts";
import type { ListedLine } from "./rows.ts";

/** `head` is the titles of its columns. */
export type ListingProps = { de: ListedKind; head: BuiltHtml; lines: ListedLine[] };

export const islandProps = {
  Catalogue({ de, columns, rows, proofs }, renderer): ListingProps {
    return {
      de,
      head: renderer.html(<CatalogueHead de={de} columns={columns} />),
      lines: rows.map((row) => ({
        id: row.id,
        name: row.name,
        ...(row.apart && { isSetAside: true }),
        offerCode: row.offer?.code ?? null,
        ...(row.offer && { standing: row.offer.standing }),
        numbers: row.numbers,
        ...renderer.html(<CatalogueLine {...{ row, columns, proofs }} />),
      })),
    };
  },
} satisfies PropsBuilders<typeof import("./block.ts")>;
