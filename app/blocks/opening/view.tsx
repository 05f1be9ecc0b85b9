// Opening an account: steps, documents, who may; each list with where it comes from.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { ReadOn } from "../../build/blocks/labelled-facts.tsx";
import { uncapitalize } from "../../ui/capitalize.ts";
import { FigureGroup, FigureRow, FiguresMark } from "../../ui/figures.tsx";
import type { ouverture } from "./block.ts";

function Ouverture({ name, officialUrl, lists, readings }: PropsOf<typeof ouverture>) {
  return (
    <div className="opening">
      {lists.map(({ title, isOrdered, items }) => {
        const Tag = isOrdered ? "ol" : "ul";
        return (
          <div key={title}>
            <h3>{title}</h3>
            <Tag>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Tag>
          </div>
        );
      })}
      <p className="meta">
        <Readings readings={readings} />
        {officialUrl && (
          <>
            {" · "}
            <a href={officialUrl} rel="external noopener">
              Vérifier chez {name}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** When the lists were read, by their names where that is not one day for all. */
function Readings({ readings }: Pick<PropsOf<typeof ouverture>, "readings">) {
  return (
    <FigureGroup>
      {readings.map(({ titles, ...reading }, index) => {
        const names = titles
          .map((title, place) => (place ? uncapitalize(title) : title))
          .join(", ");
        return (
          <FigureRow key={names} title={names}>
            {index > 0 && "\u202f; "}
            <ReadOn what={readings.length > 1 ? `${names}\u202f: relevé` : "Relevé"} {...reading} />
          </FigureRow>
        );
      })}
      <FiguresMark />
    </FigureGroup>
  );
}

export const views = { Ouverture } satisfies Views<typeof import("./block.ts")>;
