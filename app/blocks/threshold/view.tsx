// Sentences that hang on the day's amounts: written when the page is sent.

import { Fragment } from "react";
import { slot } from "../../amounts/euros.ts";
import { nameThreshold, nameTotal } from "../../amounts/threshold.ts";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { SourcedText } from "../../ui/notes.tsx";
import type { seuil, somme } from "./block.ts";

const LIST = new Intl.ListFormat("fr");

function Seuil({ situation, counted, most, sides, shut, withdrawn }: PropsOf<typeof seuil>) {
  return (
    <p className="verdict">
      <strong>{situation}&#x202f;:</strong>{" "}
      {withdrawn ?? (
        <>
          {slot(nameThreshold(sides, most))}. Nombre de {counted}, prime du filleul moins leur
          coût&#x202f;:{" "}
          {sides.map(({ name, told }, index) => (
            <Fragment key={name}>
              {index > 0 && ", "}
              {name} <SourcedText value={told} />
            </Fragment>
          ))}
          .{shut && ` Si ces primes sont dues\u202f: ${shut}.`}
        </>
      )}
    </p>
  );
}

function Somme({ counted, left }: PropsOf<typeof somme>) {
  return (
    <p className="verdict">
      <strong>Dû au filleul en tout&#x202f;:</strong>{" "}
      {counted.length > 0
        ? `${slot(nameTotal(counted.map(({ code }) => code)))}, pour ${LIST.format(counted.map(({ name }) => name))}.`
        : "rien d’établi aujourd’hui."}
      {left.length > 0 &&
        ` Non compté${left.length > 1 ? "s" : ""}\u202f: ${left.map(({ name, why }) => `${name} (${why})`).join(", ")}.`}
    </p>
  );
}

export const views = { Seuil, Somme } satisfies Views<typeof import("./block.ts")>;
