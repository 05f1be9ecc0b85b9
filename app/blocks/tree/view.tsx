// A decision tree: questions down one line, what each answer leads to beside it.

import type { ReactNode } from "react";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { FigureGroup, FiguresLine } from "../../ui/figures.tsx";
import type { arbre } from "./block.ts";

function Arbre({ title, children }: PropsOf<typeof arbre> & { children?: ReactNode }) {
  return (
    <figure className="drawn tree">
      <FigureGroup>
        <figcaption>{title}</figcaption>
        {children}
        <FiguresLine />
      </FigureGroup>
    </figure>
  );
}

export const views = { Arbre } satisfies Views<typeof import("./block.ts")>;
