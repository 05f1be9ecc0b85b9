// A figure in a sentence: a live amount, one from the catalogue, or worked out from it.

import { amountSlot } from "../../amounts/euros.ts";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { isDoubtful } from "../../ui/degree.ts";
import { SourcedText, SourceMark } from "../../ui/notes.tsx";
import type { Sourced } from "../../ui/sourced.ts";
import type { calcul, fait, mention, prime } from "./block.ts";

/** Filled when the page is sent; « 110 € (campagne terminée le 30 septembre 2026) » where nobody is known to owe it. */
function Prime({ kind, offerCode, state }: PropsOf<typeof prime>) {
  return `${amountSlot(kind, offerCode)}${state ? ` (${state})` : ""}`;
}

/** Also where the marks of a whole sentence stand at its end (build/compiler/move-marks.ts). */
function Fait({ isBare, alike = [], ...props }: PropsOf<typeof fait>) {
  if (isBare) return props.text;
  return <Marked value={props} alike={alike} />;
}

function Calcul({ isBare, alike = [], ...props }: PropsOf<typeof calcul>) {
  if (isBare) return props.text;
  return <Marked value={props} alike={alike} />;
}

type Value = Sourced & { formula?: string };

function Marked({ value, alike }: { value: Value; alike: readonly Value[] }) {
  return (
    <>
      <SourcedText {...describe(value)} />
      {alike.map((other, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two figures may say the same of themselves.
        <SourceMark key={index} {...describe(other)} />
      ))}
    </>
  );
}

/** The working is part of the note; figures that an example made up have no other. */
function describe({ formula, ...value }: Value) {
  if (formula === undefined) return { value };
  const isArithmetic = value.sources.length === 0 && !isDoubtful(value.degree);
  return { value, detail: isArithmetic ? formula : `Calcul\u202f: ${formula}` };
}

function Mention({ text }: PropsOf<typeof mention>) {
  return text;
}

export const views = { Prime, Fait, Calcul, Mention } satisfies Views<typeof import("./block.ts")>;
