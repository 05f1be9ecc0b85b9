// The plans of a partner side by side, each under its card.
import type { DirectiveProps } from "../../content/directive-props.ts";
import { BankCard } from "../bank-card.tsx";
import { SourcedText } from "../notes.tsx";

export function Formules({ name, plans }: DirectiveProps["Formules"]) {
  return (
    <div className="plans">
      {plans.map((plan) => (
        <figure className="plan" key={plan.id}>
          {plan.carte && <BankCard bank={name} plan={plan.name} look={plan.carte} />}
          <figcaption>
            {plan.path ? <a href={plan.path}>{plan.name}</a> : plan.name}
            <span>{plan.price ? <SourcedText value={plan.price} /> : "prix non communiqué"}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
