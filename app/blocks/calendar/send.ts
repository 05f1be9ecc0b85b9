import type { PropsOf } from "../../pages/compiler/directive.ts";
import type { Sheet } from "../../pages/sheet.tsx";
import type { Sends } from "../block-parts.ts";
import { packProps } from "../packed-props.tsx";
import type { calendrier } from "./block.ts";

export const send = {
  Calendrier: (props: PropsOf<typeof calendrier>, sheet: Sheet) => packProps(props, sheet),
} satisfies Sends<typeof import("./block.ts")>;
