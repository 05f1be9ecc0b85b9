// How to reach a firm.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { LabelledList } from "../../build/blocks/labelled-facts.tsx";
import type { service } from "./block.ts";

function Service({ facts, name }: PropsOf<typeof service>) {
  if (facts.length === 0)
    return <p>{name} ne communique pas ses moyens de contact dans nos sources.</p>;
  return <LabelledList facts={facts} />;
}

export const views = { Service } satisfies Views<typeof import("./block.ts")>;
