// What decides, in seven lines at most: the table a page opens with.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { SideBySide } from "../side-by-side/comparison-table.tsx";
import type { essentiel } from "./block.ts";

function Essentiel(table: PropsOf<typeof essentiel>) {
  return (
    <div className="essentials">
      <SideBySide what="L’essentiel" {...table} />
    </div>
  );
}

export const views = { Essentiel } satisfies Views<typeof import("./block.ts")>;
