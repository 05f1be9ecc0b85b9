// The plans of a partner side by side, each under its card.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { BankCard } from "../../build/render/bank-card.tsx";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import type { formules } from "./block.ts";

export function Formules({ name, plans }: PropsOf<typeof formules>) {
  return (
    <div className="plans">
      {plans.map((plan) => (
        <figure className="plan" key={plan.id}>
          {plan.carte && <BankCard bank={name} plan={plan.name} design={plan.carte} />}
          <figcaption>
            {plan.path ? <a href={plan.path}>{plan.name}</a> : plan.name}
            <span>
              <FigureGroup>
                {plan.price ? <SourcedText value={plan.price} /> : "prix non vérifié"}
                <FiguresMark />
              </FigureGroup>
            </span>
            {plan.action && (
              <small>
                <a
                  href={plan.action.href}
                  rel="nofollow"
                  aria-label={`${plan.action.text} ${plan.name}`}
                >
                  {plan.action.text}
                </a>
              </small>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

export const views = { Formules } satisfies Views<typeof import("./block.ts")>;
