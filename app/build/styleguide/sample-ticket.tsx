// A ticket from what the compiler hands over to what a visitor sees: its unchanging parts drawn as at build.

import type { ticket } from "../../blocks/ticket/block.ts";
import type { SentTicket } from "../../blocks/ticket/send.tsx";
import Ticket from "../../blocks/ticket/Ticket.island.tsx";
import { DrawnPieces } from "../../pages/drawn.tsx";
import type { PropsOf } from "../blocks/directive.ts";
import { drawBlock } from "../render/draw-block.tsx";
import { Sheet } from "../render/sheet.tsx";

const PAGE = {
  path: "/styleguide",
  kind: "page",
  title: "Guide de style",
  titre: "Guide de style",
  description: "Chaque composant dans chaque état.",
  published: "2026-11-20",
  updated: "2026-11-20",
} as const;

export function SampleTicket(props: PropsOf<typeof ticket>) {
  const sheet = new Sheet();
  const [[, live] = []] = drawBlock(["Ticket", props], sheet);
  return (
    <DrawnPieces payload={{ ...PAGE, head: [], body: [], tail: [], notes: [], html: sheet.html }}>
      <Ticket {...(live as SentTicket)} />
    </DrawnPieces>
  );
}
