// The calculator of compound interest as it is sent: the tax rate with its source is HTML.

import type { Sends } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { HtmlRenderer } from "../../build/render/html-renderer.tsx";
import type { BuiltHtml } from "../../pages/payload.ts";
import { SourcedText } from "../../ui/notes.tsx";
import type { interetsComposes } from "./block.ts";

/** `taux` is the flat tax in percent, `impot` the same with its source. */
export type SentInterest = { taux: number; impot: BuiltHtml };

function sendInterest(
  { taux, impot }: PropsOf<typeof interetsComposes>,
  renderer: HtmlRenderer,
): SentInterest {
  return { taux, impot: renderer.html(<SourcedText value={impot} />) };
}

export const send = { InteretsComposes: sendInterest } satisfies Sends<typeof import("./block.ts")>;
