// The working of a yearly cost, line by line, with the bank's own rules where there are any.
import { SourcedText } from "../../ui/notes.tsx";
import type { Rules } from "./cite-terms.ts";
import { type CostLine, formatMoney } from "./cost-facts.ts";

type Props = { lines: readonly CostLine[]; rules?: Rules | undefined };

export function Working({ lines, rules = {} }: Props) {
  return (
    <dl className="working">
      {lines.map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd className="working__sum">{line.euros ? formatMoney(line.euros) : "inconnu"}</dd>
          <dd>{line.working}</dd>
          {line.rules.map((name) => {
            const rule = rules[name];
            return (
              rule && (
                <dd key={name} className="working__rule">
                  Règle : <SourcedText value={rule} />
                </dd>
              )
            );
          })}
        </div>
      ))}
    </dl>
  );
}
