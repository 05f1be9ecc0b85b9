// What a tool's figures rest on: their notes, and the list of their sources, numbered as the notes name them.
import type { ReactNode } from "react";
import { fastElement } from "./fast-element.ts";
import { NoteCollector, NotesContext } from "./note-collector.ts";
import { Notes } from "./notes.tsx";
import type { Source, Sourced } from "./sourced.ts";
import { SourceLink, sourceId, TOOL_LIST } from "./sources.tsx";

const FastDetails = fastElement("details");
const FastNotes = fastElement("div");

type Props = {
  /** Every figure among the children. */
  values: readonly Sourced[];
  sources: readonly Source[];
  children: ReactNode;
};

/** Figures drawn in the browser, behind them their sources and their notes. */
export function WithNotes({ values, sources, children }: Props) {
  const collector = new NoteCollector(TOOL_LIST, values);
  return (
    <>
      <NotesContext value={collector}>{children}</NotesContext>
      <ToolSources sources={sources} />
      {collector.notes.length > 0 && (
        <FastNotes className="notes">
          <Notes collector={collector} sources={sources} list={TOOL_LIST} />
        </FastNotes>
      )}
    </>
  );
}

/** The sources of what a tool shows, each once. */
export function ToolSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  const byAddress = new Map(sources.map((source) => [source.copy ?? source.url, source]));
  return (
    <FastDetails className="tool__more tool-sources">
      <summary>Sources de ces chiffres ({byAddress.size})</summary>
      <ol>
        {[...byAddress].map(([address, source], index) => (
          <li key={address} id={sourceId(index + 1, TOOL_LIST)}>
            <SourceLink source={source} />
          </li>
        ))}
      </ol>
    </FastDetails>
  );
}
