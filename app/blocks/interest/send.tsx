// The calculator of compound interest as it is sent: the tax rate with its source is drawn.
import type { PropsOf } from "../../pages/compiler/directive.ts";
import type { Sheet } from "../../pages/sheet.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import type { interetsComposes } from "./compile.ts";

/** `taux` is the flat tax in percent, `impot` the place of the same with its source. */
export type SentInterest = { taux: number; impot: number };

export function sendInterest(
  { taux, impot }: PropsOf<typeof interetsComposes>,
  sheet: Sheet,
): SentInterest {
  return { taux, impot: sheet.place(<SourcedText value={impot} />) };
}
