// What decides, in seven lines at most: the table a page opens with.

import type { PropsOf } from "../../pages/compiler/directive.ts";
import type { Views } from "../block-parts.ts";
import { SideBySide } from "../comparison/comparison.tsx";
import type { essentiel } from "./block.ts";

function Essentiel(table: PropsOf<typeof essentiel>) {
  return (
    <div className="essentials">
      <SideBySide what="L’essentiel" {...table} />
    </div>
  );
}

export const views = { Essentiel } satisfies Views<typeof import("./block.ts")>;
