// La note: where a figure comes from. Figures that say the same of themselves open the same one.
import { createContext, Fragment, use } from "react";
import { formatMonth } from "./dates.ts";
import { type Degree, isDoubtful, wordsOf } from "./degree.ts";
import { SOURCE_KINDS, type Source, type Sourced } from "./sourced.ts";
import { SourceLink, sourceId, type TOOL_LIST } from "./sources.tsx";

/** What a note tells: all that is known of a figure but its own text. `detail` comes first. */
type Note = Omit<Sourced, "text"> & { detail?: string };

type Numbered = Note & { id: string };

/** The distinct notes of a page, or of a tool, in the order they are met. */
export class NoteBook {
  readonly #known = new Map<string, string>();
  /** A tool asks twice for each of its figures: to list their notes, and to draw its mark. */
  readonly #asked = new WeakMap<Note, string>();
  readonly #prefix: string;
  readonly notes: Numbered[] = [];

  /** @param prefix what the ids of its notes begin with: two books of one document have different ones */
  constructor(prefix: string, values: readonly Sourced[] = []) {
    this.#prefix = prefix;
    for (const value of values) this.idOf(value);
  }

  /** The id of the note of a figure; a new one where no figure has said the same before. */
  idOf(value: Note): string {
    const id = this.#asked.get(value) ?? this.#find(value);
    this.#asked.set(value, id);
    return id;
  }

  #find({ degree, asOf, note, quote, sources, detail }: Note): string {
    const key = JSON.stringify([degree, asOf, note, quote, sources, detail]);
    const known = this.#known.get(key);
    if (known) return known;
    const id = `${this.#prefix}${this.notes.length + 1}`;
    const told = { ...(note && { note }), ...(quote && { quote }), ...(detail && { detail }) };
    this.#known.set(key, id);
    this.notes.push({ id, degree, asOf, sources, ...told });
    return id;
  }
}

/** The book that the figures below are noted in. */
export const NotesContext = createContext(new NoteBook(""));

/** Up to the last space, and what follows it; of a very long word only the end. */
const LAST_WORD = /[^ ]{1,12}$/;

/**
 * A figure, and the mark that opens its note: the number of a source, « ? » where there is none, « = » for plain
 * arithmetic. The mark never stands alone on a line: the last word goes with it. `detail` comes first in the note.
 * The button is named by its mark first, so that it can be asked for aloud, and not by the figure, which was read out
 * right before it.
 */
export function SourcedText({ value, detail }: { value: Sourced; detail?: string }) {
  const { text, degree, asOf } = value;
  const doubtful = isDoubtful(degree);
  const [end = ""] = (!doubtful && LAST_WORD.exec(text)) || [];
  return (
    <>
      {text.slice(0, text.length - end.length)}
      {doubtful && " "}
      <span className="fact">
        {doubtful ? <DegreeTag degree={degree} asOf={asOf} /> : end}
        <SourceMark value={value} {...(detail && { detail })} />
      </span>
    </>
  );
}

/** The mark alone, which opens the note of a figure. */
export function SourceMark({ value, detail }: { value: Sourced; detail?: string }) {
  const id = use(NotesContext).idOf(detail ? { ...value, detail } : value);
  const { mark, about } = markOf(value, detail);
  return (
    // biome-ignore lint/a11y/useButtonType: no mark stands in a form, and a page has a hundred.
    <button className="mark" popoverTarget={id} aria-label={`${mark}, ${about}`}>
      {mark}
    </button>
  );
}

/** How far a figure is in doubt, in a word behind it: loud where it should carry no decision. */
export function DegreeTag({ degree, asOf }: { degree: Degree; asOf?: string | null }) {
  const className = degree === "reported" ? "doubt" : "doubt doubt--loud";
  return <span className={className}>{wordsOf(degree, asOf).tag}</span>;
}

/** What the button shows, and what it leads to. */
function markOf({ sources, degree }: Sourced, detail: string | undefined) {
  const [first] = sources;
  if (first !== undefined) return { mark: first + 1, about: "source" };
  if (detail && !isDoubtful(degree)) return { mark: "=", about: "calcul" };
  return { mark: "?", about: "sans source" };
}

type NoteListProps = {
  book: NoteBook;
  sources: readonly Source[];
  /** Where these sources are listed too, a note leads to their entries, which are put in when it opens. */
  list?: typeof TOOL_LIST | "" | undefined;
};

/**
 * The notes, each a native popover: they open by keyboard, by touch and without JavaScript, beside the figure whose
 * button was pressed, and give the focus back to it. What only an open note needs, the addresses and titles of further
 * sources and a report that names the figure, is put in when it opens (app/browser/shared-notes.ts).
 */
export function NoteList(props: NoteListProps) {
  if (props.book.notes.length === 0) return null;
  return (
    <div className="notes">
      <Notes {...props} />
    </div>
  );
}

/** The notes without what holds them. */
export function Notes({ book, sources, list }: NoteListProps) {
  return book.notes.map((note) => (
    <div key={note.id} id={note.id} className="note" popover="">
      <NoteText note={note} />
      {list !== undefined ? (
        <ListedSources {...{ list, sources }} numbers={note.sources.map((place) => place + 1)} />
      ) : (
        note.sources.map((place) => (
          <p key={place}>
            {`${place + 1}. `}
            <SourceLink source={sources[place]} />
          </p>
        ))
      )}
    </div>
  ));
}

function NoteText({ note: { detail, degree, asOf, note, quote, sources } }: { note: Note }) {
  // What an example made up has no source to cite, and no date.
  if (detail && sources.length === 0 && !isDoubtful(degree)) return <p>{detail}</p>;
  const said = [
    asOf
      ? `Relevé\u202f: ${formatMonth(asOf)}.`
      : degree !== "unsourced" && degree !== "missing" && "Date du relevé inconnue.",
    wordsOf(degree, asOf).sentence,
  ];
  return (
    <>
      {detail && <p>{detail}</p>}
      {quote && <blockquote>{quote}</blockquote>}
      <p>{said.filter(Boolean).join(" ")}</p>
      {note && <p>{note}</p>}
    </>
  );
}

type ListedProps = {
  numbers: readonly number[];
  sources: readonly Source[];
  list: typeof TOOL_LIST | "";
};

/** The sources by their numbers in their list, under the words for who speaks in them. */
function ListedSources({ numbers, sources, list }: ListedProps) {
  if (numbers.length === 0) return null;
  const kinds = Map.groupBy(numbers, (number) => sources[number - 1]?.kind ?? "individual");
  return (
    <p>
      {[...kinds].map(([kind, places], group) => (
        <Fragment key={kind}>
          {`${group > 0 ? "\u202f; " : ""}${SOURCE_KINDS[kind]} `}
          {places.map((number, index) => (
            <Fragment key={number}>
              {index > 0 && ", "}
              <a href={`#${sourceId(number, list)}`}>{number}</a>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}
