import type { Sends } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { Sheet } from "../../build/render/sheet.tsx";
import { packProps } from "../packed-props.tsx";
import type { gainNet } from "./block.ts";

export const send = {
  GainNet: (props: PropsOf<typeof gainNet>, sheet: Sheet) => packProps(props, sheet),
} satisfies Sends<typeof import("./block.ts")>;
