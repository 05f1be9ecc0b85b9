// A page written in Markdown: crumbs, title, contents, text, sources, what to read next.
import { useMarkedContents } from "../browser/mark-contents.ts";
import type { SentPayload } from "../content/payload.ts";
import { Blocks } from "./blocks.tsx";
import { DrawnPieces } from "./drawn.tsx";
import { JsonLd } from "./json-ld.tsx";
import { TICKETS } from "./tickets.ts";

export function ContentPage({ payload }: { payload: SentPayload }) {
  const { path, head, tail } = payload;
  useMarkedContents(path);
  return (
    <DrawnPieces payload={payload}>
      {/* Another page's blocks are not this one's changed: a tool still loading would be mixed into them. */}
      <article className="page" key={path}>
        <Blocks blocks={head} />
        <Body payload={payload} />
        <Blocks blocks={tail} />
      </article>
      <JsonLd path={path} />
    </DrawnPieces>
  );
}

/** The text of a page, and the notes of its figures. A ticket takes a column of its own from lg. */
export function Body({ payload: { body, notes } }: { payload: SentPayload }) {
  const hasTicket = body.some(
    ([, props]) => props && "className" in props && props.className === TICKETS,
  );
  return (
    <>
      <div className={hasTicket ? "body body--with-ticket" : "body"}>
        <Blocks blocks={body} />
      </div>
      <Blocks blocks={notes} />
    </>
  );
}
