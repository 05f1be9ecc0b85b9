// Blocks that hold text: the verdict, for whom it is wrong, a risk, a worked example.

import type { ReactNode } from "react";
import type { Views } from "../../build/blocks/block-parts.ts";
import { Notice } from "../../ui/notice.tsx";

type Props = { children?: ReactNode };

export function Avis({ children }: Props) {
  return <div className="avis">{children}</div>;
}

export function Contre({ children }: Props) {
  return (
    <section className="for-whom" aria-labelledby="pas-pour-vous">
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

export const views = { Avis, Contre, Attention: Notice, Exemple } satisfies Views<
  typeof import("./block.ts")
>;
