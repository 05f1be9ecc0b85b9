// The cote as it is sent: its lines as HTML, with what they are sorted and found by.

import { OFFERS } from "../../amounts/offers.ts";
import type { PropsBuilders } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { cote } from "./block.ts";
import { CoteLine } from "./line.build.tsx";
import type { CoteRow } from "./lines.ts";

export type CoteProps = Omit<PropsOf<typeof cote>, "terms"> & { lines: CoteRow[] };

export const islandProps = {
  Cote({ terms, ...rest }, renderer): CoteProps {
    const offers = OFFERS.filter(({ kind }) => !rest.genre || kind === rest.genre);
    return {
      ...rest,
      lines: offers.map((offer) => {
        const ownTerms = terms.find(({ code }) => code === offer.code);
        return {
          id: offer.code,
          ...(ownTerms && { answers: ownTerms.answers, standing: ownTerms.standing }),
          ...(ownTerms?.deposit && { deposit: ownTerms.deposit }),
          ...renderer.html(<CoteLine offer={offer} takes={ownTerms} />),
        };
      }),
    };
  },
} satisfies PropsBuilders<typeof import("./block.ts")>;
