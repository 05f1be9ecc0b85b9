// What a page advises, for one situation.

import { createElement, Fragment } from "react";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";
import { listNames } from "../../ui/list-names.ts";
import { SourcedText } from "../../ui/notes.tsx";
import type { verdict } from "./block.ts";
import type { Part } from "./reason.build.ts";
import { Situation } from "./situation.build.tsx";

function Verdict({ situation, chosen, others, reason, withdrawn }: PropsOf<typeof verdict>) {
  return (
    <Situation what={situation}>
      {withdrawn ?? (
        <FigureGroup>
          <strong>
            <Names of={chosen} />
          </strong>
          {others.length > 0 && (
            <>
              {" "}
              <small>face à {listNames(others)}</small>
            </>
          )}
          . {createElement(Fragment, null, ...reason.map(writePart))}
          <FiguresMark />
        </FigureGroup>
      )}
    </Situation>
  );
}

function writePart(part: Part) {
  if (typeof part === "string") return part;
  return <SourcedText value={part} {...(part.formula && { detail: part.formula })} />;
}

/** « N26 Go », « N26 Go ou N26 Metal », « a, b ou c ». */
function Names({ of: names }: { of: readonly { name: string; path: string | null }[] }) {
  return names.map(({ name, path }, index) => (
    <Fragment key={name}>
      {index > 0 && (index === names.length - 1 ? " ou " : ", ")}
      {path ? <a href={path}>{name}</a> : name}
    </Fragment>
  ));
}

export const views = { Verdict } satisfies Views<typeof import("./block.ts")>;
