// A ticket from what the compiler hands over to what a visitor sees: its unchanging parts rendered as at build.

import type { ticket } from "../../blocks/ticket/block.ts";
import { islandProps } from "../../blocks/ticket/island-props.tsx";
import Ticket from "../../blocks/ticket/Ticket.island.tsx";
import type { PropsOf } from "../blocks/directive.ts";
import { HtmlRenderer } from "../render/html-renderer.tsx";

export function SampleTicket(props: PropsOf<typeof ticket>) {
  return <Ticket {...islandProps.Ticket(props, new HtmlRenderer())} />;
}
