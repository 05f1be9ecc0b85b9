// The calculator of compound interest as it is sent: the tax rate with its source is HTML.

import type { PropsBuilders } from "../../build/blocks/block-parts.ts";
import type { BuiltHtml } from "../../pages/payload.ts";
import { SourcedText } from "../../ui/notes.tsx";

/** `taux` is the flat tax in percent, `impot` the same with its source. */
export type InterestProps = { taux: number; impot: BuiltHtml };

export const islandProps = {
  InteretsComposes({ taux, impot }, renderer): InterestProps {
    return { taux, impot: renderer.html(<SourcedText value={impot} />) };
  },
} satisfies PropsBuilders<typeof import("./block.ts")>;
