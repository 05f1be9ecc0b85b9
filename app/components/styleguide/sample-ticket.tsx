// A ticket from what the compiler hands over to what a visitor sees: its unchanging parts drawn as at build.
import type { DirectiveProps } from "../../content/directive-props.ts";
import type { LiveProps } from "../../content/live-props.ts";
import { drawBlock } from "../at-build/draw-block.tsx";
import { Sheet } from "../at-build/sheet.tsx";
import { Ticket } from "../directives/ticket.tsx";
import { DrawnPieces } from "../drawn.tsx";

const PAGE = {
  path: "/styleguide",
  kind: "page",
  title: "Guide de style",
  titre: "Guide de style",
  description: "Chaque composant dans chaque état.",
  published: "2026-11-20",
  updated: "2026-11-20",
} as const;

export function SampleTicket(props: DirectiveProps["Ticket"]) {
  const sheet = new Sheet();
  const [[, live] = []] = drawBlock(["Ticket", props], sheet);
  return (
    <DrawnPieces payload={{ ...PAGE, head: [], body: [], tail: [], notes: [], html: sheet.html }}>
      <Ticket {...(live as LiveProps["Ticket"])} />
    </DrawnPieces>
  );
}
