import type { PropsOf } from "../../pages/compiler/directive.ts";
import type { Sheet } from "../../pages/sheet.tsx";
import type { Sends } from "../block-parts.ts";
import { packProps } from "../packed-props.tsx";
import type { gainNet } from "./block.ts";

export const send = {
  GainNet: (props: PropsOf<typeof gainNet>, sheet: Sheet) => packProps(props, sheet),
} satisfies Sends<typeof import("./block.ts")>;
