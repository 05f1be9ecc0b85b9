// Blocks that hold text: the verdict, for whom, a risk, a worked example.

import type { ReactNode } from "react";
import type { Views } from "../../build/blocks/block-parts.ts";
import { Notice } from "../../ui/notice.tsx";

type Props = { children?: ReactNode };

export function Avis({ children }: Props) {
  return <div className="avis">{children}</div>;
}

export function Pour({ children }: Props) {
  return (
    <section aria-labelledby="pour-vous">
      <h2 id="pour-vous">Pour vous si</h2>
      {children}
    </section>
  );
}

export function Contre({ children }: Props) {
  return (
    <section aria-labelledby="pas-pour-vous">
      <h2 id="pas-pour-vous">Pas pour vous si</h2>
      {children}
    </section>
  );
}

export function Exemple({ titre, children }: Props & { titre?: string }) {
  return (
    <div className="example">
      <p className="meta">{titre ? `Exemple : ${titre}` : "Exemple"}</p>
      {children}
    </div>
  );
}

export const views = { Avis, Pour, Contre, Attention: Notice, Exemple } satisfies Views<
  typeof import("./block.ts")
>;
