// A ticket from what the compiler hands over to what a visitor sees: its unchanging parts drawn as at build.

import type { BlockProps } from "../../blocks/compile.ts";
import { drawBlock } from "../../blocks/draw.tsx";
import type { SentTicket } from "../../blocks/ticket/send.tsx";
import { Ticket } from "../../blocks/ticket/ticket.tsx";
import { DrawnPieces } from "../../pages/drawn.tsx";
import { Sheet } from "../../pages/sheet.tsx";

const PAGE = {
  path: "/styleguide",
  kind: "page",
  title: "Guide de style",
  titre: "Guide de style",
  description: "Chaque composant dans chaque état.",
  published: "2026-11-20",
  updated: "2026-11-20",
} as const;

export function SampleTicket(props: BlockProps["Ticket"]) {
  const sheet = new Sheet();
  const [[, live] = []] = drawBlock(["Ticket", props], sheet);
  return (
    <DrawnPieces payload={{ ...PAGE, head: [], body: [], tail: [], notes: [], html: sheet.html }}>
      <Ticket {...(live as SentTicket)} />
    </DrawnPieces>
  );
}
