// Opening an account: steps, documents, who may; each list with where it comes from.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { ReadOn } from "../../build/blocks/labelled-facts.tsx";
import { FigureGroup, FigureRow, FiguresMark } from "../../ui/figures.tsx";
import type { ouverture } from "./block.ts";

function Ouverture({ name, officialUrl, lists }: PropsOf<typeof ouverture>) {
  return (
    <div className="opening">
      {lists.map(({ title, isOrdered, items, told }) => {
        const Tag = isOrdered ? "ol" : "ul";
        return (
          <div key={title}>
            <h3>{title}</h3>
            <Tag>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Tag>
            <p className="meta">
              <FigureGroup>
                <FigureRow title={title}>
                  <ReadOn what="Relevé" {...told} />
                </FigureRow>
                <FiguresMark />
              </FigureGroup>
            </p>
          </div>
        );
      })}
      {officialUrl && (
        <p className="meta">
          <a href={officialUrl} rel="external noopener">
            Vérifier chez {name}
          </a>
        </p>
      )}
    </div>
  );
}

export const views = { Ouverture } satisfies Views<typeof import("./block.ts")>;
