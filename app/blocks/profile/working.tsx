// The working of a yearly cost, line by line, with the bank's own rules where there are any.
import type { MouseEvent, ReactNode } from "react";
import { TOOL_FORM_ID } from "../../ui/form/tool-form.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { type CostLine, formatMoney } from "./cost-facts.ts";
import type { CostedCard } from "./ranking.ts";

/** The parameter that asks for the working of one card more, by the card's id; that card then stands at this hash. */
export const ASKED_WORKING = "calcul";

/** Which cards have their working drawn. Seventy are most of the page: the others are drawn when they are opened. */
export type Workings = {
  drawn: ReadonlySet<string>;
  /** The card whose working the address asks for. */
  asked: string | null;
  draw: (id: string) => void;
};

/** The working of a card, one tap away; where no script runs, it may be one page more. */
export function FoldedWorking({
  card: { id, name, cost, rules },
  workings: { drawn, asked, draw },
  children,
}: {
  card: CostedCard;
  workings: Workings;
  children: ReactNode;
}) {
  return (
    <details {...(asked === id && { open: true })} onToggle={() => draw(id)}>
      <summary>
        Le calcul<span className="visually-hidden"> pour {name}</span>
      </summary>
      {drawn.has(id) ? (
        <>
          <Working lines={cost.lines} rules={rules} />
          {children}
        </>
      ) : (
        <AskForWorking id={id} draw={draw} />
      )}
    </details>
  );
}

/** Seen where the tool's script has not come, or not yet. React writes its last two attributes last. */
function AskForWorking({ id, draw }: { id: string; draw: Workings["draw"] }) {
  const drawHere = (event: MouseEvent) => {
    event.preventDefault();
    draw(id);
  };
  return (
    <button
      type="submit"
      form={TOOL_FORM_ID}
      value={id}
      onClick={drawHere}
      name={ASKED_WORKING}
      formAction={`#${ASKED_WORKING}`}
    >
      Afficher le calcul
    </button>
  );
}

export function Working({
  lines,
  rules = {},
}: {
  lines: readonly CostLine[];
  rules?: CostedCard["rules"];
}) {
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
