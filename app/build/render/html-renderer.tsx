// Renders the parts of a page that never change, with the notes that its figures share.
import type { ReactElement, ReactNode } from "react";
import { Children, createElement, Fragment, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Attributes, BuiltHtml, PageNode, StaticElement } from "../../pages/payload.ts";
import { STYLES_SLOT } from "../../pages/slots.ts";
import { NoteBook, NoteList, NotesContext } from "../../ui/notes.tsx";
import type { Source } from "../../ui/sourced.ts";

/** Ids of notes begin with it. Tools, which draw their own notes, have others. */
const NOTE_PREFIX = "n";

/** Where the whole style sheet is linked, between the parts of a page. */
export const STYLES_NODE: PageNode = { island: "WholeStyles", props: {} };

type Host = ReactElement<{ children?: ReactNode } & Attributes>;

/** The renderer of one page. */
export class HtmlRenderer {
  readonly #book = new NoteBook(NOTE_PREFIX);
  #parts = 0;

  /** Renders what an element will hold. */
  html(children: ReactNode): Required<BuiltHtml> {
    const html = renderToStaticMarkup(
      <NotesContext value={this.#book}>{children}</NotesContext>,
      // Without a prefix, every part would count its ids from the same number.
      { identifierPrefix: `p${this.#parts++}` },
    );
    return { html };
  }

  /** Renders a piece of a page: an element for each at its top, nothing for what renders nothing. */
  elements(piece: ReactNode): StaticElement[] {
    return unfold(piece).map(({ type, props: { children, ...attributes } }) => ({
      tag: String(type),
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...this.html(children),
    }));
  }

  /** The notes of all that was rendered so far. @param areListed true where the page lists its sources too */
  notes(sources: readonly Source[], areListed: boolean): StaticElement[] {
    return this.elements(NoteList({ book: this.#book, sources, list: areListed ? "" : undefined }));
  }
}

/** An element round others: static itself where all of them are. */
export function wrap(tag: string, attributes: Attributes, children: PageNode[]): PageNode {
  const texts = children.map(writeStatic);
  const isStatic = texts.every((text) => text !== undefined);
  return isStatic ? { tag, attributes, html: texts.join("") } : { tag, attributes, children };
}

/** A part as HTML; undefined where it lives. */
function writeStatic(node: PageNode): string | undefined {
  if (node === STYLES_NODE) return STYLES_SLOT;
  if ("island" in node || "children" in node) return undefined;
  const { tag, attributes, html = "" } = node;
  const element = createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
  return renderToStaticMarkup(element);
}

/**
 * The HTML elements at the top of a piece: components are called until none is left there. They may therefore use no
 * hook before their first element; React says so where one does.
 */
function unfold(piece: ReactNode): Host[] {
  return Children.toArray(piece).flatMap((node): Host[] => {
    if (!isValidElement(node)) throw new Error(`"${String(node)}" stands outside of any element.`);
    const { type, props } = node as Host;
    if (type === Fragment) return unfold(props.children);
    if (typeof type === "function") return unfold((type as (props: object) => ReactNode)(props));
    return [node as Host];
  });
}
