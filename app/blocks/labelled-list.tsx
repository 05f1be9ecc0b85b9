// Facts under their names, each with its source.

import { SourcedText } from "../ui/notes.tsx";
import type { Labelled } from "../ui/sourced.ts";

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
