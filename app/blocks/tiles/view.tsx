// Tiles: a list of links in two columns, a drawing beside each.
import type { ReactNode } from "react";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { tuiles } from "./block.ts";
import { Picture } from "./pictures.build.tsx";

function Tuiles({ label, children }: PropsOf<typeof tuiles> & { children?: ReactNode }) {
  return (
    <nav className="tiles" aria-label={label}>
      {children}
    </nav>
  );
}

export const views = { Tuiles, Dessin: Picture } satisfies Views<typeof import("./block.ts")>;
