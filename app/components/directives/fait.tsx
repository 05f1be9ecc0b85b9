// A figure in a sentence: from the catalogue, or worked out from it.
import type { DirectiveProps } from "../../content/directive-props.ts";
import { SourcedText } from "../notes.tsx";

export function Fait(props: DirectiveProps["Fait"]) {
  return <SourcedText value={props} />;
}

/** The working is part of the note; figures that an example made up have no other. */
export function Calcul({ formula, ...props }: DirectiveProps["Calcul"]) {
  const isArithmetic = props.sources.length === 0 && !props.unconfirmed;
  return <SourcedText value={props} detail={isArithmetic ? formula : `Calcul\u202f: ${formula}`} />;
}
