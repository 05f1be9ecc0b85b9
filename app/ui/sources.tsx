// Les sources: the numbered list at the end of a page, which the notes of its figures cite.
import type { ReactNode } from "react";
import { formatMonth } from "./dates.ts";
import { CAUTIONS, formatPublisher, type Source } from "./sourced.ts";

/** What sets a tool's own list of sources, and its notes, apart from those of its page: their ids begin with it. */
export const TOOL_LIST = "t";

/** The id of a source in its list. @param list of which list: the page's own, or a tool's */
export function sourceId(number: number, list: typeof TOOL_LIST | "" = ""): string {
  return `source-${list}${number}`;
}

type ListProps = {
  sources: readonly Source[];
  /** What they say of figures that no mark stands for. */
  children?: ReactNode;
};

/** Every source of the page, numbered as its notes name them; folded, since a page may have forty. */
export function SourceList({ sources, children }: ListProps) {
  if (sources.length === 0 && !children) return null;
  return (
    <details className="sources">
      <summary>
        <h2 id="sources">{sources.length > 0 ? `Sources (${sources.length})` : "Calculs"}</h2>
      </summary>
      <ol>
        {sources.map((source, index) => (
          <li key={source.copy ?? source.url} id={sourceId(index + 1)}>
            <SourceLink source={source} />
          </li>
        ))}
      </ol>
      {children}
    </details>
  );
}

/**
 * A source, who speaks in it and when. What stands side by side is one text, since React parts two texts by a
 * comment, which the browser has to read and keep.
 */
export function SourceLink({ source }: { source: Source | undefined }) {
  if (!source) return null;
  const { asOf, caution } = source;
  const who = formatPublisher(source);
  // « N26 : tarifs » says by itself who speaks.
  const parts = [
    ...(source.title.includes(who) ? [] : [who]),
    asOf ? formatMonth(asOf) : "sans date",
  ];
  const about = [...parts, ...(caution ? [CAUTIONS[caution]] : [])].join(", ");
  return (
    <>
      <a href={source.url} rel="external noopener">
        {source.title}
      </a>
      {` (${about})`}
    </>
  );
}
