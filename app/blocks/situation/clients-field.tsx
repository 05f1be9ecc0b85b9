// The firms of which one is a client already: a bonus for newcomers is promised to none of their clients.
import type { Entry } from "../../ui/form/entry.ts";
import { fieldId } from "../../ui/form/field.tsx";
import { CLIENTS } from "./situation.ts";

type Props = { firms: ReadonlyMap<string, string>; entry: Entry<string[]> };

/** @param firms those that are asked about, by their slugs; what is said of others goes along unseen */
export function ClientsField({ firms, entry }: Props) {
  const known = entry.value ?? [];
  return (
    <fieldset className="clients" id={fieldId("deja")}>
      <legend>{CLIENTS.label}</legend>
      {[...firms].map(([firm, name]) => (
        <label key={firm}>
          <input
            type="checkbox"
            name="deja"
            value={firm}
            defaultChecked={known.includes(firm)}
            autoComplete="off"
          />{" "}
          {name}
        </label>
      ))}
      {known
        .filter((firm) => !firms.has(firm))
        .map((firm) => (
          <input key={firm} type="hidden" name="deja" value={firm} />
        ))}
      {entry.error && <p className="field__error">{entry.error}</p>}
    </fieldset>
  );
}
