// The distinct notes of a page, or of a tool: figures that say the same of themselves open the same one.
import { createContext } from "react";
import { isDoubtful } from "./degree.ts";
import type { Sourced } from "./sourced.ts";

/**
 * What is told of a figure: all that is known of it but its own text. `detail` comes first; `names` are the figures that
 * it is told of, where a note tells of several.
 */
export type Note = Omit<Sourced, "text"> & { detail?: string; names?: string[] };

/** A figure of a group: `name` is what its note calls it, « Retraits à l’étranger, N26 Go ». */
export type NamedFigure = Note & { name: string };

/** The distinct notes, in the order they are met. */
export class NoteCollector {
  readonly #known = new Map<string, string>();
  /** By value, since a tool looks up each of its figures twice: to list their notes, and to draw its mark. */
  readonly #ids = new WeakMap<Note, string>();
  readonly #prefix: string;
  readonly notes: { id: string; entries: Note[] }[] = [];

  /** @param prefix what the ids of its notes begin with: two collectors of one document have different ones */
  constructor(prefix: string, values: readonly Sourced[] = []) {
    this.#prefix = prefix;
    for (const value of values) this.idOf(value);
  }

  /** The id of the note of a figure; a new one where no figure has said the same before. */
  idOf(value: Note): string {
    const id = this.#ids.get(value) ?? this.#find([pickContent(value)]);
    this.#ids.set(value, id);
    return id;
  }

  /** The id of the note of figures that one mark stands for; they are named where not all say the same of themselves. */
  idOfAll(figures: readonly NamedFigure[]): string {
    const entries = groupAlike(figures);
    return this.#find(entries.length > 1 ? entries : entries.map(pickContent));
  }

  /** Of figures of the page those of which no note tells yet, as a list of them tells it. */
  withoutMark(figures: readonly NamedFigure[]): Note[] {
    const known = new Set(this.notes.flatMap((note) => note.entries.map(keyOf)));
    return groupAlike(figures).filter((note) => !known.has(keyOf(note)));
  }

  #find(entries: Note[]): string {
    const key = JSON.stringify(entries);
    const known = this.#known.get(key);
    if (known) return known;
    const id = `${this.#prefix}${this.notes.length + 1}`;
    this.#known.set(key, id);
    this.notes.push({ id, entries });
    return id;
  }
}

/** Merges figures with the same note into one entry; doubtful ones first, since they are what one asks about. */
export function groupAlike(figures: readonly NamedFigure[]): Note[] {
  const entries = [...Map.groupBy(figures, keyOf).values()].flatMap((alike) => {
    const names = [...new Set(alike.map(({ name }) => name))];
    return alike[0] ? { ...pickContent(alike[0]), names } : [];
  });
  return [...Map.groupBy(entries, provenanceOf).values()]
    .flat()
    .sort((a, b) => Number(isDoubtful(b.degree)) - Number(isDoubtful(a.degree)));
}

/** What figures rest on: those that rest on the same are told of under one line. */
export function provenanceOf({ degree, asOf, sources }: Note): string {
  return JSON.stringify([degree, asOf, sources]);
}

function keyOf(note: Note): string {
  return JSON.stringify(pickContent(note));
}

function pickContent({ degree, asOf, note, quote, sources, detail }: Note): Note {
  const words = { ...(note && { note }), ...(quote && { quote }), ...(detail && { detail }) };
  return { degree, asOf, sources, ...words };
}

/** Collects the notes of the figures below. */
export const NotesContext = createContext(new NoteCollector(""));
