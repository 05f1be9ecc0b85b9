// A compiled page → the page as it is sent. Runs at build, once for each page, with the site's own components.
import type { RootContent } from "hast";
import type { PageNode, Payload } from "../../pages/payload.ts";
import { ORIGIN_PLACEHOLDER } from "../../pages/slots.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import { element } from "../compiler/hast.ts";
import { feedsOf } from "../open-data/page-feeds.ts";
import { writeJsonLd } from "../structured-data/page-graph.ts";
import { classOf, endOfFirstScreen } from "./first-screen.ts";
import { foldSections, isFolding, isSection, type Section } from "./fold-sections.ts";
import { CONTENTS_CLASS, TICKETS_CLASS, TILES_CLASS } from "./frame-classes.ts";
import { HtmlRenderer, STYLES_NODE, wrap } from "./html-renderer.tsx";
import { PageChanges } from "./page-changes.tsx";
import {
  AgendaSkipLink,
  Breadcrumbs,
  CompareLink,
  Contents,
  PageHead,
  Related,
} from "./page-frame.tsx";
import { renderNode } from "./render-node.tsx";

/** Pages with a frame of their own (app/routes/home.tsx, search.tsx). */
const WITHOUT_FRAME = ["/", "/recherche"];

/** Renders a page. @throws where its text can't be rendered; the message names the page */
export function renderPage(page: CompiledPage): Payload {
  const { path, kind, title, titre, description, published, updated, topic } = page;
  const feeds = feedsOf(page);
  try {
    return {
      path,
      kind,
      title,
      titre,
      description,
      published,
      updated,
      ...(page.sharesImage && { topic, sharesImage: true }),
      ...(feeds.length > 0 && { feeds }),
      content: renderContent(page),
      jsonLd: writeJsonLd(page, ORIGIN_PLACEHOLDER),
    };
  } catch (error) {
    throw new Error(`${path} could not be rendered.`, { cause: error });
  }
}

function renderContent(page: CompiledPage): PageNode[] {
  const hasFrame = !WITHOUT_FRAME.includes(page.path);
  const renderer = new HtmlRenderer({ listsSources: hasFrame });
  const head = hasFrame ? renderHead(page, renderer) : [];
  const nodes = page.body.children;
  const parts = hasFrame && isFolding(page) ? foldSections(nodes) : nodes;
  const text = collectTickets(parts.flatMap((part) => renderPart(part, renderer)));
  if (!hasFrame) {
    // Their routes link the style sheet themselves, and give the cote and the tiles places of their own.
    const isPlaced = (node: PageNode) =>
      "island" in node ? node.island === "Cote" : classOf(node) === TILES_CLASS;
    const body = wrap(
      "div",
      { className: "body" },
      text.filter((node) => !isPlaced(node)),
    );
    return [...text.filter(isPlaced), body, ...renderer.notes(page.sources)];
  }
  const tail = renderTail(page, renderer);
  const notes = renderer.notes(page.sources);
  const hasContents = head.some((node) => classOf(node) === CONTENTS_CLASS);
  const children = [...head, ...withStyles(text), ...notes, ...tail];
  const beside = hasContents ? ["page--contents", ...(isStatic(text) ? ["page--aside"] : [])] : [];
  return [wrap("article", { className: ["page", ...beside].join(" ") }, children)];
}

/** The text of a page, and the link to the whole style sheet where its first screen ends. */
function withStyles(text: PageNode[]): PageNode[] {
  const first = endOfFirstScreen(text);
  const hasTicket = text.some((node) => classOf(node) === TICKETS_CLASS);
  const className = hasTicket ? "body body--with-ticket" : "body";
  if (first === 0) return [STYLES_NODE, wrap("div", { className }, text)];
  const children = [...text.slice(0, first), STYLES_NODE, ...text.slice(first)];
  return [wrap("div", { className }, children)];
}

/**
 * Whether nothing in a text lives: the contents then stand beside it from lg. Decided here and not by a selector like
 * `:has()`, which would change its mind, and the layout, while the page is still arriving.
 */
function isStatic(text: readonly PageNode[]): boolean {
  return text.every((node) => !("island" in node || "children" in node));
}

/** A section is a `<details>` round its parts; anything else stands as it is. */
function renderPart(part: RootContent | Section, renderer: HtmlRenderer): PageNode[] {
  if (!isSection(part)) return renderNode(part, renderer);
  const { id, heading, nodes } = part;
  const text = nodes.flatMap((node) => renderNode(node, renderer));
  return [
    wrap("details", { className: "section phone-fold" }, [
      ...renderNode(element("summary", {}, heading), renderer),
      wrap("div", { className: "section__text", id }, text),
    ]),
  ];
}

function renderHead(page: CompiledPage, renderer: HtmlRenderer): PageNode[] {
  return renderer.elements([
    <AgendaSkipLink key="agenda" {...page} />,
    <Breadcrumbs key="crumbs" {...page} />,
    <PageHead key="head" page={page} />,
    <Contents key="contents" {...page} />,
  ]);
}

function renderTail(page: CompiledPage, renderer: HtmlRenderer): PageNode[] {
  return [
    ...renderer.elements(<CompareLink page={page} />),
    { island: "PageTools", props: { path: page.path, titre: page.titre } },
    ...renderer.sources(page.sources),
    ...renderer.elements([
      <PageChanges key="changes" {...page} />,
      <Related key="related" {...page} />,
    ]),
  ];
}

/** All tickets of a page stand together, where the first one is: from lg they share a column. */
function collectTickets(nodes: PageNode[]): PageNode[] {
  const isTicket = (node: PageNode) => "island" in node && node.island === "Ticket";
  const tickets = nodes.filter(isTicket);
  return nodes.flatMap((node): PageNode[] => {
    if (node === tickets[0]) return [wrap("div", { className: TICKETS_CLASS }, tickets)];
    return isTicket(node) ? [] : [node];
  });
}
