// Other products that do the same job.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { LabelledList } from "../../build/blocks/labelled-facts.tsx";
import type { alternatives } from "./block.ts";

function Alternatives({ options }: PropsOf<typeof alternatives>) {
  return (
    <div className="alternatives">
      {options.map(({ id, name, path, facts }) => (
        <section key={id} aria-label={name}>
          <h3>{path ? <a href={path}>{name}</a> : name}</h3>
          <LabelledList facts={facts} />
        </section>
      ))}
    </div>
  );
}

export const views = { Alternatives } satisfies Views<typeof import("./block.ts")>;
