// Sentences that hang on the day's amounts: written when the page is sent.

import { Fragment } from "react";
import { amountSlot, slot } from "../../amounts/euros.ts";
import { whyNot } from "../../amounts/standing.ts";
import { nameThreshold } from "../../amounts/threshold.ts";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { ByDay } from "../../build/render/by-day.tsx";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { typeset } from "../../ui/typography.server.ts";
import { Situation } from "../verdict/situation.build.tsx";
import type { dus, seuil } from "./block.ts";

const LIST = new Intl.ListFormat("fr");

function Seuil({ situation, counted, most, sides, standings, withdrawn }: PropsOf<typeof seuil>) {
  const [dearer, other] = sides;
  return (
    <Situation what={situation}>
      {withdrawn ?? (
        <FigureGroup>
          {slot(nameThreshold(dearer, other, most))}. C’est la prime du filleul moins ce que coûtent
          les {counted}&#x202f;:{" "}
          {sides.map(({ name, told }, index) => (
            <Fragment key={name}>
              {index > 0 && ", "}
              {name} <SourcedText value={told} />
            </Fragment>
          ))}
          .
          <ByDay standings={standings}>
            {(now) => {
              const shut = now.flatMap((standing) => whyNot(standing) ?? [])[0];
              return shut && ` Si ces primes sont dues\u202f: ${typeset(shut)}.`;
            }}
          </ByDay>
          <FiguresMark />
        </FigureGroup>
      )}
    </Situation>
  );
}

function Dus({ offers }: PropsOf<typeof dus>) {
  return (
    <Situation what="Dû au filleul aujourd’hui">
      <ByDay standings={offers.map(({ standing }) => standing)}>
        {(standings) => {
          const now = offers.map(({ code, name }, index) => ({
            code,
            name,
            why: whyNot(standings[index]),
          }));
          const counted = now.filter(({ why }) => !why);
          const left = now.filter(({ why }) => why);
          const first =
            counted.length > 0
              ? `${LIST.format(counted.map(({ code, name }) => `${name} ${amountSlot("FILLEUL", code)}`))}.`
              : "rien d’établi.";
          const others = left.map(({ name, why = "" }) => `${name} (${typeset(why)})`).join(", ");
          return left.length > 0
            ? `${first} Non compté${left.length > 1 ? "s" : ""}\u202f: ${others}.`
            : first;
        }}
      </ByDay>
    </Situation>
  );
}

export const views = { Seuil, Dus } satisfies Views<typeof import("./block.ts")>;
