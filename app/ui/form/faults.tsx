// In place of a result: which fields to correct first, each a link to its field.
import type { Entry } from "./entry.ts";
import { fieldId } from "./field.tsx";

/** @param labels the fields' names as the form shows them */
export function Faults<Name extends string>({
  entries,
  labels,
}: {
  entries: Record<Name, Entry<unknown>>;
  labels: Record<Name, string>;
}) {
  const wrong = (Object.keys(entries) as Name[]).filter((name) => entries[name].error);
  return (
    <>
      <p>Pas de résultat tant que ces réponses ne sont pas corrigées :</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{labels[name]}</a> : {entries[name].error}
          </li>
        ))}
      </ul>
    </>
  );
}
