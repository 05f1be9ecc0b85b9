// A figure in a sentence: from the catalogue, or worked out from it.
import type { DirectiveProps } from "../../content/directive-props.ts";
import { NotedText } from "../noted-text.tsx";
import { SourcedText } from "../sources.tsx";

export function Fait(props: DirectiveProps["Fait"]) {
  return <SourcedText value={props} />;
}

/** The working is part of the note; figures that an example made up have no other. */
export function Calcul(props: DirectiveProps["Calcul"]) {
  const isArithmetic = props.sources.length === 0 && !props.unconfirmed;
  if (!isArithmetic) return <SourcedText value={props} detail={`Calcul\u202f: ${props.formula}`} />;
  return (
    <NotedText text={props.text} mark="=" about="Calcul">
      <span>{props.formula}</span>
    </NotedText>
  );
}
