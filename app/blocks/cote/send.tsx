// The cote as it is sent: what each offer asks is drawn, and travels once; its answers to situations are a few signs.

import type { OfferCode } from "../../amounts/offers.ts";
import type { Standing } from "../../amounts/standing.ts";
import type { Sends } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { Sheet } from "../../build/render/sheet.tsx";
import type { cote } from "./block.ts";
import type { Answers } from "./situations.ts";
import { Takes } from "./takes.build.tsx";

export type SentCote = Omit<PropsOf<typeof cote>, "terms"> & {
  /** By offer: the place of what it asks, its answers, and whether it is known to be open and to pay euros. */
  terms: Partial<Record<OfferCode, [place: number, answers: Answers, standing: Standing]>>;
};

function sendCote({ terms, ...rest }: PropsOf<typeof cote>, sheet: Sheet): SentCote {
  return {
    ...rest,
    terms: Object.fromEntries(
      terms.map(({ code, answers, standing, ...told }) => [
        code,
        [sheet.place(<Takes code={code} {...told} />), answers, standing],
      ]),
    ),
  };
}

export const send = { Cote: sendCote } satisfies Sends<typeof import("./block.ts")>;
