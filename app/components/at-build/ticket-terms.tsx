// What a ticket says of its programme: its state, and the conditions that are known.
import type { DirectiveProps } from "../../content/directive-props.ts";
import { SourcedText } from "../notes.tsx";

type Props = Pick<DirectiveProps["Ticket"], "status" | "conditions">;

export function TicketTerms({ status, conditions }: Props) {
  return (
    <>
      {status && (
        <div>
          <dt>Programme</dt>
          <dd>
            <SourcedText value={status} />
          </dd>
        </div>
      )}
      {conditions.map((condition) => (
        <div key={condition.id}>
          <dt>{condition.label}</dt>
          <dd>
            <SourcedText value={condition} />
          </dd>
        </div>
      ))}
    </>
  );
}
