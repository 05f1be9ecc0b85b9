// How to reach a firm.

import type { PropsOf } from "../../pages/compiler/directive.ts";
import type { Views } from "../block-parts.ts";
import { LabelledList } from "../told.tsx";
import type { service } from "./block.ts";

function Service({ facts, name }: PropsOf<typeof service>) {
  if (facts.length === 0)
    return <p>{name} ne communique pas ses moyens de contact dans nos sources.</p>;
  return <LabelledList facts={facts} />;
}

export const views = { Service } satisfies Views<typeof import("./block.ts")>;
