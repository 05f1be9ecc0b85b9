// Other products that do the same job.
import type { DirectiveProps } from "../../content/directive-props.ts";
import { LabelledList } from "./labelled.tsx";

export function Alternatives({ options }: DirectiveProps["Alternatives"]) {
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
