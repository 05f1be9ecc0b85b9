// Sums side by side: the words, a bar, the figure. A list of terms to whoever listens or copies.

import { Children, type ReactNode } from "react";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { Bar, scaleOf } from "../../ui/bar.tsx";
import { FigureGroup, FigureRow, FiguresLine, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import type { barres } from "./block.ts";

type Props = PropsOf<typeof barres> & { children?: ReactNode };

function Barres({ title, rows, children }: Props) {
  const typed = Children.toArray(children);
  const scale = scaleOf(rows.flatMap(({ number }) => number ?? []));
  const isAnyOpen = rows.some(({ isSure }) => isSure === false);
  const isAnyLeft = rows.some(({ number }) => number === undefined);
  return (
    <figure className="drawn bars">
      <FigureGroup>
        <figcaption>{title}</figcaption>
        <dl>
          {rows.map(({ label, path, figure, number, isSure, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
            <div key={index}>
              <dt>{path ? <a href={path}>{label}</a> : (label ?? typed[2 * index])}</dt>
              <dd>
                {number !== undefined && (
                  <Bar
                    scale={scale}
                    parts={[{ from: 0, to: number, kind: isSure ? "sure" : "open" }]}
                  />
                )}
                <span>
                  <FigureRow title={label ?? ""}>
                    {figure ? (
                      <SourcedText value={figure} detail={`Calcul\u202f: ${figure.formula}`} />
                    ) : (
                      (why ?? typed[2 * index + 1])
                    )}
                  </FigureRow>
                </span>
              </dd>
            </div>
          ))}
        </dl>
        {isAnyOpen || isAnyLeft ? (
          <p className="meta">
            <span className="legend">
              {isAnyOpen && "En tireté\u202f: repose sur un chiffre à confirmer. "}
              {isAnyLeft && "Sans barre\u202f: aucun chiffre sûr à dessiner. "}
            </span>
            <FiguresMark />
          </p>
        ) : (
          <FiguresLine />
        )}
      </FigureGroup>
    </figure>
  );
}

export const views = { Barres } satisfies Views<typeof import("./block.ts")>;
