// The calculator of compound interest as it is sent: the tax rate with its source is HTML.

import type { Sends } from "../../build/blocks/block-parts.ts";
import type { BuiltHtml } from "../../pages/payload.ts";
import { SourcedText } from "../../ui/notes.tsx";

/** `taux` is the flat tax in percent, `impot` the same with its source. */
export type SentInterest = { taux: number; impot: BuiltHtml };

export const send = {
  InteretsComposes({ taux, impot }, renderer): SentInterest {
    return { taux, impot: renderer.html(<SourcedText value={impot} />) };
  },
} satisfies Sends<typeof import("./block.ts")>;
