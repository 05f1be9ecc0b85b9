// What a page's elements hold, as it is drawn at build: HTML and data by place, and the notes that its figures share.
import type { ReactElement, ReactNode } from "react";
import { Children, Fragment, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Block, PropValue } from "../../pages/payload.ts";
import { NoteBook, NoteList, NotesContext } from "../../ui/notes.tsx";
import type { Source } from "../../ui/sourced.ts";

/** Ids of notes begin with it. Tools, which draw their own notes, have others. */
const NOTE_PREFIX = "n";

type Host = ReactElement<{ children?: ReactNode } & Record<string, PropValue>>;

/** The sheet of one page. */
export class Sheet {
  readonly html: string[] = [];
  readonly #book = new NoteBook(NOTE_PREFIX);

  /** Draws a piece of a page: a block for each element at its top, nothing for what draws nothing. */
  draw(piece: ReactNode): Block[] {
    return unfold(piece).map((element) => {
      const { children, ...props } = element.props;
      return [String(element.type), isEmpty(props) ? 0 : props, this.place(children)];
    });
  }

  /** Draws what an element will hold, and gives its place. */
  place(children: ReactNode): number {
    const html = renderToStaticMarkup(
      <NotesContext value={this.#book}>{children}</NotesContext>,
      // Without a prefix, every piece would count its ids from the same number.
      { identifierPrefix: `p${this.html.length}` },
    );
    return this.html.push(html) - 1;
  }

  /** Keeps a text that is no HTML beside what is drawn, and gives its place. */
  keep(text: string): number {
    return this.html.push(text) - 1;
  }

  /** The notes of all that was drawn so far. @param areListed true where the page lists its sources too */
  drawNotes(sources: readonly Source[], areListed: boolean): Block[] {
    return this.draw(NoteList({ book: this.#book, sources, list: areListed ? "" : undefined }));
  }
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

function isEmpty(props: object): boolean {
  return Object.keys(props).length === 0;
}
