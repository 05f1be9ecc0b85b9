// Other products that do the same job.

import type { PropsOf } from "../../pages/compiler/directive.ts";
import type { Views } from "../block-parts.ts";
import { LabelledList } from "../told.tsx";
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
