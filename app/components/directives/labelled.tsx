// Facts under their names, each with its source.
import type { DirectiveProps, Labelled } from "../../content/directive-props.ts";
import { SourcedText } from "../notes.tsx";

export function LabelledList({ facts }: { facts: Labelled[] }) {
  return (
    <dl className="labelled">
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>
            <SourcedText value={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Service({ facts, name }: DirectiveProps["Service"]) {
  if (facts.length === 0)
    return <p>{name} ne communique pas ses moyens de contact dans nos sources.</p>;
  return <LabelledList facts={facts} />;
}
