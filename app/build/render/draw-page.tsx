// A compiled page → the page as it is sent. Runs at build, once for each page, with the site's own components.

import { ORIGIN_MARK, TICKETS } from "../../layout/marks.ts";
import type { Block, CompiledPage, Node, Payload } from "../../pages/payload.ts";
import { PHONE_FOLD } from "../../ui/phone-fold.ts";
import { SourceList } from "../../ui/sources.tsx";
import { feedsOf } from "../open-data/page-feeds.ts";
import { writeJsonLd } from "../structured-data/page-graph.ts";
import { drawBlock } from "./draw-block.tsx";
import { foldSections, isFolding, isSection, type Section } from "./fold-sections.ts";
import {
  AgendaSkipLink,
  Breadcrumbs,
  CompareLink,
  Contents,
  PageHead,
  Related,
} from "./page-frame.tsx";
import { Sheet } from "./sheet.tsx";

/** Pages with a frame of their own (app/routes/home.tsx, search.tsx). */
const WITHOUT_FRAME = ["/", "/recherche"];

/** Draws a page. @throws where its text can't be drawn; the message names the page */
export function drawPage(page: CompiledPage): Payload {
  const { path, kind, title, titre, description, published, updated } = page;
  const told = { path, kind, title, titre, description, published, updated };
  const hasFrame = !WITHOUT_FRAME.includes(path);
  const sheet = new Sheet();
  try {
    const head = hasFrame ? drawHead(page, sheet) : [];
    const nodes = pairForWhom(page.body);
    const parts = hasFrame && isFolding(page) ? foldSections(nodes) : nodes;
    const body = collectTickets(parts.flatMap((part) => drawPart(part, sheet)));
    const tail = hasFrame ? drawTail(page, sheet) : [];
    const notes = sheet.drawNotes(page.sources, hasFrame);
    const jsonLd = writeJsonLd(page, ORIGIN_MARK);
    const feeds = feedsOf(page);
    return {
      ...told,
      ...(feeds.length > 0 && { feeds }),
      head,
      body,
      tail,
      notes,
      html: sheet.html,
      jsonLd,
    };
  } catch (error) {
    throw new Error(`${path} could not be drawn.`, { cause: error });
  }
}

/** A section is a `<details>` round its pieces; anything else stands as it is. */
function drawPart(part: Node | Section, sheet: Sheet): Block[] {
  if (!isSection(part)) return drawBlock(part, sheet);
  const { id, heading, nodes } = part;
  const text = nodes.flatMap((node) => drawBlock(node, sheet));
  return [
    [
      "details",
      { className: `section ${PHONE_FOLD}` },
      [
        ...drawBlock(["summary", 0, heading], sheet),
        ["div", { className: "section__text", id }, text],
      ],
    ],
  ];
}

function drawHead(page: CompiledPage, sheet: Sheet): Block[] {
  return sheet.draw([
    <AgendaSkipLink key="agenda" {...page} />,
    <Breadcrumbs key="crumbs" {...page} />,
    <PageHead key="head" payload={page} />,
    <Contents key="contents" {...page} />,
  ]);
}

function drawTail(page: CompiledPage, sheet: Sheet): Block[] {
  return [
    ...sheet.draw(<CompareLink payload={page} />),
    ["PageTools", { path: page.path, titre: page.titre }],
    ...sheet.draw([
      <SourceList key="sources" sources={page.sources} />,
      <Related key="related" {...page} />,
    ]),
  ];
}

/** All tickets of a page stand together, where the first one is: from lg they share a column. */
function collectTickets(blocks: Block[]): Block[] {
  const tickets = blocks.filter(([tag]) => tag === "Ticket");
  const [first] = tickets;
  return blocks.flatMap((block): Block[] => {
    if (block === first) return [["div", { className: TICKETS }, tickets]];
    return block[0] === "Ticket" ? [] : [block];
  });
}

/** « Pour vous si » and « Pas pour vous si » stand side by side where they follow each other. */
function pairForWhom(nodes: readonly Node[]): Node[] {
  const paired: Node[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as Node;
    const next = nodes[index + 1];
    if (next && tagOf(node) === "Pour" && tagOf(next) === "Contre") {
      paired.push(["div", { className: "for-whom" }, node, next]);
      index++;
    } else {
      paired.push(node);
    }
  }
  return paired;
}

function tagOf(node: Node): string | undefined {
  return typeof node === "string" ? undefined : node[0];
}
