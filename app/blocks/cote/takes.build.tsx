// What an offer asks, as its cell is rendered at build: its facts, and their terms one tap away, with or without JavaScript.
import { Fragment } from "react";
import { amountSlot } from "../../amounts/euros.ts";
import { listKindLines } from "../../amounts/kinds.server.ts";
import type { OfferCode } from "../../amounts/offers.ts";
import type { OfferFacts } from "../../build/catalogue/offer-facts.ts";
import { OfferFactList } from "../../build/render/offer-facts.tsx";
import { type Degree, isDoubtful } from "../../ui/degree.ts";
import { DegreeTag } from "../../ui/notes.tsx";
import type { Terms } from "./terms.build.ts";

export type TakesProps = Terms &
  OfferFacts & {
    code: OfferCode;
    page: string;
    action: { text: string; href: string } | null;
  };

export function Takes(props: TakesProps & { name: string }) {
  const { code, name, facts, terms, unknown, read, page, action } = props;
  // One word of doubt for the row; a term has its own where that says more.
  const hasReported = terms.some(({ degree }) => degree === "reported");
  const shownTerms = terms.filter(
    ({ text, degree }) => isLoud(degree) || !facts.some((fact) => fact.text === text),
  );
  return (
    <details>
      <summary className="offer-facts">
        <b className="visually-hidden">Détails, {name}&#x202f;: </b>
        <OfferFactList facts={facts} />
      </summary>
      <dl>
        {listKindLines("cote").map(({ kind, label }) => (
          <Fragment key={kind}>
            <dt>{label}</dt>
            <dd>{amountSlot(kind, code)}</dd>
          </Fragment>
        ))}
        {shownTerms.map(({ label, text, degree, asOf }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {text}
              {isLoud(degree) && (
                <>
                  {" "}
                  <DegreeTag degree={degree} asOf={asOf} />
                </>
              )}
            </dd>
          </Fragment>
        ))}
        {unknown.length > 0 && (
          <>
            <dt>Non vérifié</dt>
            <dd>{unknown.join(", ")}</dd>
          </>
        )}
      </dl>
      <p>
        {read} {hasReported && <DegreeTag degree="reported" />}
      </p>
      <a href={page}>Conditions et sources</a>
      {action && (
        <>
          {" "}
          <a href={action.href} rel="nofollow">
            {action.text}
          </a>
        </>
      )}
    </details>
  );
}

/** Whether a term is in doubt by more than that one source alone reports it. */
function isLoud(degree: Degree): boolean {
  return isDoubtful(degree) && degree !== "reported";
}
