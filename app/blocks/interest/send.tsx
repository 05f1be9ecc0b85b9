// The calculator of compound interest as it is sent: the tax rate with its source is drawn.
import type { PropsOf } from "../../pages/compiler/directive.ts";
import type { Sheet } from "../../pages/sheet.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import type { Sends } from "../block-parts.ts";
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
