// What blocks tell of the catalogue: facts under their names, and when a whole block was read.

import type { ReactNode } from "react";
import { formatMonth } from "../../ui/dates.ts";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import type { Labelled, Sourced } from "../../ui/sourced.ts";

export function LabelledList({ facts }: { facts: Labelled[] }) {
  return (
    <dl className="labelled">
      <FigureGroup>
        <LabelledLines facts={facts} />
      </FigureGroup>
    </dl>
  );
}

/** The lines of a list of terms, and one for the mark of all their figures. */
export function LabelledLines({ facts }: { facts: Labelled[] }) {
  return (
    <>
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>
            <SourcedText value={fact} />
          </dd>
        </div>
      ))}
      <FiguresMark isForAll render={renderMark} />
    </>
  );
}

function renderMark(mark: ReactNode) {
  return (
    <div>
      <dt>Sources</dt>
      <dd>{mark}</dd>
    </div>
  );
}

/** « Relevé en août 2026 », with how well it is proven. @param what what was read: « Relevé » */
export function ReadOn({ what, ...sourced }: Omit<Sourced, "text" | "note"> & { what: string }) {
  const { asOf } = sourced;
  const text = asOf ? `${what} en ${formatMonth(asOf)}` : `${what}, date inconnue`;
  return <SourcedText value={{ ...sourced, text }} />;
}
