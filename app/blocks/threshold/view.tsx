// Sentences that hang on the day's amounts: written when the page is sent.

import { Fragment } from "react";
import { amountSlot, slot } from "../../amounts/euros.ts";
import { nameThreshold } from "../../amounts/threshold.ts";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { Situation } from "../verdict/situation.build.tsx";
import type { dus, seuil } from "./block.ts";

const LIST = new Intl.ListFormat("fr");

function Seuil({ situation, counted, most, sides, shut, withdrawn }: PropsOf<typeof seuil>) {
  const [dearer, other] = sides;
  return (
    <Situation what={situation}>
      {withdrawn ?? (
        <FigureGroup>
          {slot(nameThreshold(dearer, other, most))}. Nombre de {counted}, prime du filleul moins
          leur coût&#x202f;:{" "}
          {sides.map(({ name, told }, index) => (
            <Fragment key={name}>
              {index > 0 && ", "}
              {name} <SourcedText value={told} />
            </Fragment>
          ))}
          .{shut && ` Si ces primes sont dues\u202f: ${shut}.`}
          <FiguresMark />
        </FigureGroup>
      )}
    </Situation>
  );
}

function Dus({ counted, left }: PropsOf<typeof dus>) {
  return (
    <Situation what="Dû au filleul aujourd’hui">
      {counted.length > 0
        ? `${LIST.format(counted.map(({ code, name }) => `${name} ${amountSlot("FILLEUL", code)}`))}.`
        : "rien d’établi."}
      {left.length > 0 &&
        ` Non compté${left.length > 1 ? "s" : ""}\u202f: ${left.map(({ name, why }) => `${name} (${why})`).join(", ")}.`}
    </Situation>
  );
}

export const views = { Seuil, Dus } satisfies Views<typeof import("./block.ts")>;
