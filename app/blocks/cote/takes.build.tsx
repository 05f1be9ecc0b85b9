// What an offer asks, as its cell is drawn at build: a line, and the rest one tap away, with or without JavaScript.
import { Fragment } from "react";
import { amountSlot } from "../../amounts/euros.ts";
import { ownLines } from "../../amounts/kinds.server.ts";
import type { OfferCode } from "../../amounts/offers.ts";
import { isDoubtful } from "../../ui/degree.ts";
import { DegreeTag } from "../../ui/notes.tsx";
import type { Terms } from "./terms.build.ts";

export type TakesProps = Terms & {
  code: OfferCode;
  page: string;
  way: { text: string; href: string } | null;
};

export function Takes({ code, brief, terms, unknown, page, way }: TakesProps) {
  return (
    <details>
      <summary>{brief}</summary>
      <dl>
        {ownLines("cote").map(({ kind, label }) => (
          <Fragment key={kind}>
            <dt>{label}</dt>
            <dd>{amountSlot(kind, code)}</dd>
          </Fragment>
        ))}
        {terms.map(({ label, text, degree, asOf }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {text}
              {isDoubtful(degree) && (
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
      <a href={page}>Conditions et sources</a>
      {way && (
        <>
          {" "}
          <a href={way.href} rel="nofollow">
            {way.text}
          </a>
        </>
      )}
    </details>
  );
}
