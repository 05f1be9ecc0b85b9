// Who can have which card: a bar from the income that it asks for on, then whom each firm takes at all.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { Bar } from "../../ui/bar.tsx";
import { FigureGroup, FigureRow, FiguresLine } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import type { acces } from "./block.ts";

/** How much further the scale goes than the highest income asked for. */
const BEYOND = 1.25;

function Acces({ title, rows, firms }: PropsOf<typeof acces>) {
  const incomes = rows.flatMap(({ least }) => least ?? []);
  const high = Math.max(1, ...incomes) * BEYOND;
  const isAnyOpen = rows.some(({ isSure }) => isSure === false);
  return (
    <figure className="drawn bars">
      <FigureGroup>
        <figcaption>{title}</figcaption>
        <dl>
          {rows.map(({ name, path, deposit, least, isSure, income, why }) => (
            <div key={name}>
              <dt>
                {path ? <a href={path}>{name}</a> : name}
                {deposit && (
                  <small>
                    {" "}
                    dépôt&#x202f;:{" "}
                    <FigureRow title={`Dépôt initial, ${name}`}>
                      <SourcedText value={deposit} />
                    </FigureRow>
                  </small>
                )}
              </dt>
              <dd>
                {least !== undefined && (
                  <Bar
                    scale={{ low: 0, high }}
                    parts={[{ from: least, to: high, kind: isSure ? "sure" : "open" }]}
                  />
                )}
                <span>
                  <FigureRow title={`Revenu demandé, ${name}`}>
                    {income ? <SourcedText value={income} /> : why}
                  </FigureRow>
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="meta">
          <span className="legend">
            La barre va du revenu demandé à tous ceux qui le dépassent.
            {isAnyOpen && " En tireté\u202f: chiffre à confirmer."}
          </span>
        </p>
        <ul>
          {firms.map(({ name, people }) => (
            <li key={name}>
              <strong>{name}&#x202f;:</strong>{" "}
              <FigureRow title={`Qui peut ouvrir un compte, ${name}`}>
                <SourcedText value={people} />
              </FigureRow>
            </li>
          ))}
        </ul>
        <FiguresLine />
      </FigureGroup>
    </figure>
  );
}

export const views = { Acces } satisfies Views<typeof import("./block.ts")>;
