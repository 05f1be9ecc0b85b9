// A figure in a sentence: a live amount, one from the catalogue, or worked out from it.

import { amountSlot } from "../../amounts/euros.ts";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { isDoubtful } from "../../ui/degree.ts";
import { SourcedText } from "../../ui/notes.tsx";
import type { calcul, fait, mention, prime } from "./block.ts";

/** Filled when the page is sent; « 110 € (campagne terminée le 30 septembre 2026) » where nobody is known to owe it. */
function Prime({ kind, offerCode, state }: PropsOf<typeof prime>) {
  return `${amountSlot(kind, offerCode)}${state ?? ""}`;
}

function Fait(fact: PropsOf<typeof fait>) {
  return <SourcedText value={fact} />;
}

/** The working is part of the note; figures that an example made up have no other. */
function Calcul({ formula, number: _, unite: __, ...value }: PropsOf<typeof calcul>) {
  const isArithmetic = value.sources.length === 0 && !isDoubtful(value.degree);
  return <SourcedText value={value} detail={isArithmetic ? formula : `Calcul\u202f: ${formula}`} />;
}

function Mention({ text }: PropsOf<typeof mention>) {
  return text;
}

export const views = { Prime, Fait, Calcul, Mention } satisfies Views<typeof import("./block.ts")>;
