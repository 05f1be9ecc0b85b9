// The cote as it is sent: its lines as HTML, with what they are sorted and found by.

import { OFFERS } from "../../amounts/offers.ts";
import type { Sends } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { HtmlRenderer } from "../../build/render/html-renderer.tsx";
import type { cote } from "./block.ts";
import { CoteLine } from "./line.build.tsx";
import type { SentLine } from "./lines.ts";

export type SentCote = Omit<PropsOf<typeof cote>, "terms"> & { lines: SentLine[] };

function sendCote({ terms, ...rest }: PropsOf<typeof cote>, renderer: HtmlRenderer): SentCote {
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
}

export const send = { Cote: sendCote } satisfies Sends<typeof import("./block.ts")>;
