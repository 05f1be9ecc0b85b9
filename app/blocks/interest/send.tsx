// The calculator of compound interest as it is sent: the tax rate with its source is drawn.

import type { Sends } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { Sheet } from "../../build/render/sheet.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import type { interetsComposes } from "./block.ts";

/** `taux` is the flat tax in percent, `impot` the place of the same with its source. */
export type SentInterest = { taux: number; impot: number };

function sendInterest(
  { taux, impot }: PropsOf<typeof interetsComposes>,
  sheet: Sheet,
): SentInterest {
  return { taux, impot: sheet.place(<SourcedText value={impot} />) };
}

export const send = { InteretsComposes: sendInterest } satisfies Sends<typeof import("./block.ts")>;
