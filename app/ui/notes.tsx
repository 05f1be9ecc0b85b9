// La note: where a figure comes from, said where one asks.
import { Fragment, use } from "react";
import { formatMonth } from "./dates.ts";
import { type Degree, isDoubtful, wordsOf } from "./degree.ts";
import { useGroupedFigure } from "./figures.tsx";
import { type Note, type NoteCollector, NotesContext, provenanceOf } from "./note-collector.ts";
import { shorten } from "./shorten.ts";
import { SOURCE_KINDS, type Source, type Sourced } from "./sourced.ts";
import { SourceLink, sourceId, type TOOL_LIST } from "./sources.tsx";

/** Up to the last space, and what follows it; of a very long word only the end. */
const LAST_WORD = /[^ ]{1,12}$/;

/** Characters of a figure that name the mark behind it. */
const NAME_LENGTH = 20;

type FigureProps = { value: Sourced; detail?: string };

/** A figure; what is known of it is told by the mark of its group, or by one of its own. `detail` comes first there. */
export function SourcedText(props: FigureProps) {
  return useGroupedFigure(props) ?? <MarkedFigure {...props} />;
}

/**
 * A figure, and the mark that opens its note: the number of a source, « ? » where there is none, « = » for plain
 * arithmetic. The mark never stands alone on a line: the last word goes with it. The button is named by its mark first,
 * so that it can be asked for aloud, then by the figure's first words: a list of buttons tells them apart.
 */
function MarkedFigure({ value, detail }: FigureProps) {
  const { text, degree, asOf } = value;
  const doubtful = isDoubtful(degree);
  const [end = ""] = (!doubtful && LAST_WORD.exec(text)) || [];
  const id = use(NotesContext).idOf(detail ? { ...value, detail } : value);
  const { mark, about } = markOf(value, detail);
  const name = `${mark}, ${about}\u202f: ${shorten(text, NAME_LENGTH)}`;
  return (
    <>
      {text.slice(0, text.length - end.length)}
      {doubtful && " "}
      <span className="fact">
        {doubtful ? <DegreeTag degree={degree} asOf={asOf} /> : end}
        {/* biome-ignore lint/a11y/useButtonType: no mark stands in a form, and a page has a hundred. */}
        <button className="mark" popoverTarget={id} aria-label={name}>
          {mark}
        </button>
      </span>
    </>
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
  collector: NoteCollector;
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
  if (props.collector.notes.length === 0) return null;
  return (
    <div className="notes">
      <Notes {...props} />
    </div>
  );
}

/** The notes without what holds them. */
export function Notes({ collector, ...listed }: NoteListProps) {
  return collector.notes.map(({ id, entries }) => (
    <div key={id} id={id} className="note" popover="">
      {entries[0]?.names ? (
        <NoteEntries entries={entries} {...listed} />
      ) : (
        entries.map((note) => (
          <Fragment key={id}>
            <Words note={note} />
            <Provenance note={note} {...listed} />
          </Fragment>
        ))
      )}
    </div>
  ));
}

/** What is told of several figures, each by its name, under what they rest on. */
export function NoteEntries({
  entries,
  ...listed
}: Omit<NoteListProps, "collector"> & { entries: readonly Note[] }) {
  const byProvenance = Map.groupBy(entries, provenanceOf);
  return (
    <ul className="told-figures">
      {[...byProvenance].map(([key, notes]) => (
        <li key={key}>
          {notes[0] && <Provenance note={notes[0]} {...listed} />}
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <Fragment key={index}>
              <b>{note.names?.join("\u202f; ")}</b>
              <Words note={note} />
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What a note says of its figure: the working, the sentence of the source, a remark. */
export function Words({ note: { detail, quote, note } }: { note: Note }) {
  return (
    <>
      {detail && <p>{detail}</p>}
      {quote && <blockquote>{quote}</blockquote>}
      {note && <p>{note}</p>}
    </>
  );
}

/** How far a figure can be trusted: when it was read, its degree, its sources. */
export function Provenance({
  note,
  sources,
  list,
}: Omit<NoteListProps, "collector"> & { note: Note }) {
  const { detail, degree, asOf, sources: cited } = note;
  // What an example made up has no source to cite, and no date.
  if (detail && cited.length === 0 && !isDoubtful(degree)) return null;
  const parts = [
    asOf
      ? `Relevé\u202f: ${formatMonth(asOf)}.`
      : degree !== "unsourced" && degree !== "missing" && "Date du relevé inconnue.",
    wordsOf(degree, asOf).sentence,
  ];
  return (
    <>
      <p>{parts.filter(Boolean).join(" ")}</p>
      {list !== undefined ? (
        <ListedSources {...{ list, sources }} numbers={cited.map((place) => place + 1)} />
      ) : (
        cited.map((place) => (
          <p key={place}>
            {`${place + 1}. `}
            <SourceLink source={sources[place]} />
          </p>
        ))
      )}
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
