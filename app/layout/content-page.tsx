// A page written in Markdown: crumbs, title, contents, text, sources, what to read next.

import { Blocks } from "../blocks/live.tsx";
import { useMarkedContents } from "../browser/mark-contents.ts";
import { useOpenFolds } from "../browser/open-folds.ts";
import { DrawnPieces } from "../pages/drawn.tsx";
import type { Block, Payload } from "../pages/payload.ts";
import { CONTENTS, TICKETS } from "./marks.ts";
import { JsonLd } from "./page-scripts.tsx";
import { WholeStyles } from "./styles.tsx";

export function ContentPage({ payload }: { payload: Payload }) {
  const { path, head, tail } = payload;
  useMarkedContents(path);
  useOpenFolds(path);
  return (
    <DrawnPieces payload={payload}>
      {/* The key: React would reuse the elements of the page before, and mix a tool that is still loading into them. */}
      <article className={hasContentsAside(payload) ? "page page--aside" : "page"} key={path}>
        <Blocks blocks={head} />
        <Body payload={payload} />
        <Blocks blocks={tail} />
      </article>
      <JsonLd path={path} />
    </DrawnPieces>
  );
}

/**
 * Whether the contents stand beside the text from lg. Decided from the page's data and not by a selector like `:has()`,
 * which would change its mind, and the layout, while the page is still arriving.
 */
function hasContentsAside({ head, body }: Payload): boolean {
  const isText = body.every((block) => isDrawn(block) && classOf(block) !== TICKETS);
  return isText && head.some((block) => classOf(block) === CONTENTS);
}

/** Whether nothing in a block lives. */
function isDrawn([tag, , inside]: Block): boolean {
  return /^[a-z]/.test(tag) && (!Array.isArray(inside) || inside.every(isDrawn));
}

/** The text of a page, and the notes of its figures. A ticket takes a column of its own from lg. */
export function Body({ payload: { body, notes } }: { payload: Payload }) {
  const hasTicket = body.some((block) => classOf(block) === TICKETS);
  const first = endOfFirstScreen(body);
  return (
    <>
      {first === 0 && <WholeStyles />}
      <div className={hasTicket ? "body body--with-ticket" : "body"}>
        <Blocks blocks={body.slice(0, first)} />
        {first > 0 && <WholeStyles />}
        <Blocks blocks={body.slice(first)} />
      </div>
      <Blocks blocks={notes} />
    </>
  );
}

/** Blocks of a text that are sure to fill a screen. */
const SCREENFUL = 6;
const TEXT = ["p", "h2", "h3", "ul", "ol", "blockquote"];
const PIECES = ["avis", "for-whom", "notice", "example", TICKETS];

/**
 * How many blocks are drawn with the styles in the page alone (app/styles/first.css): as many as fill a screen, before
 * the first table, card or tool, which these styles do not know. A heading stays with what it is the heading of.
 */
function endOfFirstScreen(body: readonly Block[]): number {
  const isKnown = (block: Block) => TEXT.includes(block[0]) || PIECES.includes(classOf(block));
  const found = body.findIndex((block, index) => index === SCREENFUL || !isKnown(block));
  const end = found === -1 ? body.length : found;
  return /^h\d$/.test(body[end - 1]?.[0] ?? "") ? end - 1 : end;
}

function classOf([, props]: Block): string {
  return props && "className" in props ? String(props.className) : "";
}
