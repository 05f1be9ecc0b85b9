// What comes when, from top to bottom: the line between two days is as long as the time between them.

import { Children, type ReactNode } from "react";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { ReadOn } from "../../build/blocks/labelled-facts.tsx";
import { FigureGroup, FiguresLine, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import type { frise } from "./block.ts";
import type { Point } from "./points.build.ts";

/** Letters of « J+180 », « Ouverture », « mars 2020 »; a date in full needs a wider column. */
const LONGEST_COUNT = 12;

type Props = PropsOf<typeof frise> & { children?: ReactNode };

function Frise({ title, points, proof, children }: Props) {
  const phrases = Children.toArray(children);
  const hasDates = points.some(({ when }) => when.length > LONGEST_COUNT);
  return (
    <figure className={`drawn frise${hasDates ? " frise--dates" : ""}`}>
      <FigureGroup>
        <figcaption>{title}</figcaption>
        <ol>
          {points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the points never move.
            <li key={index} data-gap={point.gap} className={point.isKept && "frise__kept"}>
              <When point={point} before={points[index - 1]} />
              <span>
                {phrases[index] ??
                  (point.figure ? <SourcedText value={point.figure} /> : point.text)}
                {point.missed && (
                  <>
                    {". "}
                    <em className="drawn__loss">Sinon, vous perdez {point.missed}.</em>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
        {proof ? (
          <p className="meta">
            Au plus tard, compté depuis l’ouverture · <ReadOn what="étapes relevées" {...proof} />
            <FiguresMark />
          </p>
        ) : (
          <FiguresLine />
        )}
      </FigureGroup>
    </figure>
  );
}

/** The day, once where several points share it. */
function When({ point, before }: { point: Point; before: Point | undefined }) {
  const isAgain = before?.when === point.when;
  return (
    <time dateTime={point.dateTime} className={isAgain ? "visually-hidden" : undefined}>
      {point.isKept && "Jusqu’à "}
      {point.when}
      <span className="visually-hidden">&#x202f;: </span>
    </time>
  );
}

export const views = { Frise } satisfies Views<typeof import("./block.ts")>;
