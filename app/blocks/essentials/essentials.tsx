// What decides, in seven lines at most: the table a page opens with.
import type { PropsOf } from "../../pages/compiler/directive.ts";
import { SideBySide } from "../comparison/comparison.tsx";
import type { essentiel } from "./compile.ts";

export function Essentiel(table: PropsOf<typeof essentiel>) {
  return (
    <div className="essentials">
      <SideBySide what="L’essentiel" {...table} />
    </div>
  );
}
