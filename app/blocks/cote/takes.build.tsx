// What an offer asks, as its cell is drawn at build: a line, and the rest one tap away, with or without JavaScript.
import { Fragment } from "react";
import { isDoubtful } from "../../ui/degree.ts";
import { DegreeTag } from "../../ui/notes.tsx";
import type { Terms } from "./terms.build.ts";

export type TakesProps = Terms & { page: string; way: { text: string; href: string } | null };

export function Takes({ brief, terms, unknown, page, way }: TakesProps) {
  return (
    <details>
      <summary>{brief}</summary>
      <dl>
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
