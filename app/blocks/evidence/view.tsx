// « D’où vient ce chiffre ? » : each fact with its value, how well it is proven, the sentence and who says it.
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { evidencePlace } from "../../open-data/paths.ts";
import { isDoubtful } from "../../ui/degree.ts";
import { DegreeTag, Provenance, Words } from "../../ui/notes.tsx";
import type { facts } from "./block.ts";

function Faits({ subjects, cited }: PropsOf<typeof facts>) {
  return subjects.map(({ name, path, facts }) => (
    <section key={facts[0]?.id} className="wide evidence">
      <h2>{path ? <a href={path}>{name}</a> : name}</h2>
      <dl>
        {facts.map((value) => (
          <div key={value.id} id={evidencePlace(value.id)}>
            <dt>{value.label}</dt>
            <dd>
              <p>
                {value.text}{" "}
                {isDoubtful(value.degree) && <DegreeTag degree={value.degree} asOf={value.asOf} />}
              </p>
              <Words note={value} />
              <Provenance note={value} sources={cited} list="" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

export const views = { Faits } satisfies Views<typeof import("./block.ts")>;
