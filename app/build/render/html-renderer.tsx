// Renders the parts of a page that never change, with the notes that its figures share.
import type { ReactElement, ReactNode } from "react";
import { Children, createElement, Fragment, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Attributes, BuiltHtml, PageNode, StaticElement } from "../../pages/payload.ts";
import { STYLES_SLOT } from "../../pages/slots.ts";
import { PageFigures } from "../../ui/figures.tsx";
import { type NamedFigure, NoteCollector, NotesContext } from "../../ui/note-collector.ts";
import { NoteEntries, NoteList } from "../../ui/notes.tsx";
import type { Source } from "../../ui/sourced.ts";
import { SourceList } from "../../ui/sources.tsx";

/** Ids of notes begin with it. Tools, which draw their own notes, have others. */
const NOTE_PREFIX = "n";

/** Where the whole style sheet is linked, between the parts of a page. */
export const STYLES_NODE: PageNode = { island: "WholeStyles", props: {} };

type Host = ReactElement<{ children?: ReactNode } & Attributes>;

/** The renderer of one page. */
export class HtmlRenderer {
  readonly #collector = new NoteCollector(NOTE_PREFIX);
  readonly #foot: NamedFigure[] | undefined;
  #parts = 0;

  /** @param page whether it has a list of sources, which then tells of the figures that no mark stands for */
  constructor({ listsSources = false } = {}) {
    this.#foot = listsSources ? [] : undefined;
  }

  /** Renders what an element will hold. */
  html(children: ReactNode): Required<BuiltHtml> {
    const html = renderToStaticMarkup(
      <NotesContext value={this.#collector}>
        {this.#foot ? <PageFigures foot={this.#foot}>{children}</PageFigures> : children}
      </NotesContext>,
      // Without a prefix, every part would count its ids from the same number.
      { identifierPrefix: `p${this.#parts++}` },
    );
    return { html };
  }

  /** Renders a piece of a page: an element for each at its top, nothing for what renders nothing. */
  elements(node: ReactNode): StaticElement[] {
    return unfold(node).map(({ type, props: { children, ...attributes } }) => ({
      tag: String(type),
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...this.html(children),
    }));
  }

  /** The notes of all that was rendered so far. */
  notes(sources: readonly Source[]): StaticElement[] {
    const list = this.#foot ? "" : undefined;
    return this.elements(NoteList({ collector: this.#collector, sources, list }));
  }

  /** The list of sources, followed by the figures that have no mark of their own. */
  sources(sources: readonly Source[]): StaticElement[] {
    const unmarked = this.#collector.withoutMark(this.#foot ?? []);
    return this.elements(
      <SourceList sources={sources}>
        {unmarked.length > 0 && (
          <>
            <p className="meta">Chiffres de la page sans autre marque, et qui les dit&#x202f;:</p>
            <NoteEntries entries={unmarked} sources={sources} list="" />
          </>
        )}
      </SourceList>,
    );
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
  // React has written this HTML already, of what the build alone knows.
  const element = createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
  return renderToStaticMarkup(element);
}

/**
 * The HTML elements at the top of a node: components are called until none is left there. They may therefore use no
 * hook before their first element; React says so where one does.
 */
function unfold(root: ReactNode): Host[] {
  return Children.toArray(root).flatMap((node): Host[] => {
    if (!isValidElement(node)) throw new Error(`"${String(node)}" stands outside of any element.`);
    const { type, props } = node as Host;
    if (type === Fragment) return unfold(props.children);
    if (typeof type === "function") return unfold((type as (props: object) => ReactNode)(props));
    return [node as Host];
  });
}
