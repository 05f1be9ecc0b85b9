import type { Sends } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { Sheet } from "../../build/render/sheet.tsx";
import { packProps } from "../packed-props.tsx";
import type { profil } from "./block.ts";

export const send = {
  Profil: (props: PropsOf<typeof profil>, sheet: Sheet) => packProps(props, sheet),
} satisfies Sends<typeof import("./block.ts")>;
