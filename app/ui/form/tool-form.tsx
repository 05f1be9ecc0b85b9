// The form of a tool, which sends itself to the page's own address, with JavaScript or without; and its answer.
import type { ReactNode, Ref } from "react";
import type { Entry } from "./entry.ts";
import { fieldId } from "./field.tsx";
import { useFollowAddress } from "./follow-address.ts";

/** For what stands outside of the form and sends it; a page has one tool. */
export const TOOL_FORM_ID = "outil";

/**
 * @param label what the form is for, for those who can't see it
 * @param resultId the id of the element that shows the answer
 */
export function ToolForm({
  label,
  resultId,
  button = "Calculer",
  children,
}: {
  label: string;
  resultId: string;
  button?: string;
  children: ReactNode;
}) {
  const { key, ...form } = useFollowAddress(resultId);
  return (
    <form key={key} id={TOOL_FORM_ID} className="tool-form" aria-label={label} {...form}>
      {children}
      <button type="submit">{button}</button>
    </form>
  );
}

type ResultProps = { id: string; label: string; ref?: Ref<HTMLElement>; children: ReactNode };

/**
 * Where a tool answers.
 * @param id the `resultId` of its form, which leads there
 * @param label what the answer is, for those who can't see it
 */
export function ToolResult({ id, label, ...rest }: ResultProps) {
  return <section className="tool__result" id={id} tabIndex={-1} aria-label={label} {...rest} />;
}

/**
 * What a tool answers: its sentence, or the faults in its place. Always drawn, whatever it holds: a screen reader hears
 * what changes in a live region, not that one appears.
 */
export function Answer({ children }: { children: ReactNode }) {
  return <div role="status">{children}</div>;
}

/**
 * In place of a result: which fields to correct first, each a link to its field.
 * @param questions what the form calls its fields
 */
export function Faults<Name extends string>({
  entries,
  questions,
}: {
  entries: Record<Name, Entry<unknown>>;
  questions: Record<Name, { label: string }>;
}) {
  const wrong = (Object.keys(entries) as Name[]).filter((name) => entries[name].error);
  return (
    <>
      <p>Pas de résultat tant que ces réponses ne sont pas corrigées :</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{questions[name].label}</a> : {entries[name].error}
          </li>
        ))}
      </ul>
    </>
  );
}
