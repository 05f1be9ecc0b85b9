// La source: the numbered list at the end of a page, and the note that opens beside any figure.
import { createContext, type ReactNode, use } from "react";
import { useLocation } from "react-router";
import type { Sourced } from "../content/directive-props.ts";
import type { Source } from "../content/payload.ts";
import { formatMonth } from "./dates.ts";
import { NotedText } from "./noted-text.tsx";
import { reportAddress } from "./report-address.ts";

const SourcesContext = createContext<Source[]>([]);

/** The sources of the page, for the notes below. */
export function SourcesProvider({ sources, children }: { sources: Source[]; children: ReactNode }) {
  return <SourcesContext value={sources}>{children}</SourcesContext>;
}

/** Every source of the page, numbered as its notes name them. */
export function SourceList({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol>
        {sources.map((source, index) => (
          <li key={source.url} id={`source-${index + 1}`}>
            <SourceLink source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * A source and the month it was read. A page has hundreds of these: what stands side by side is one text here and
 * below, since React parts two texts by a comment, which the browser has to read and keep.
 */
export function SourceLink({ source }: { source: Source }) {
  const read = source.asOf ? `relevé\u202f: ${formatMonth(source.asOf)}` : "non daté";
  return (
    <>
      <a href={source.url} rel="external noopener">
        {source.title}
      </a>
      {` (${read})`}
    </>
  );
}

/** A figure, and the note that says where it comes from. `detail` comes first in the note. */
export function SourcedText({ value, detail }: { value: Sourced; detail?: string }) {
  const [first] = value.sources;
  return (
    <NotedText
      text={value.text}
      isUnconfirmed={value.unconfirmed}
      mark={first === undefined ? "?" : first + 1}
      about="Source"
    >
      <SourceNote value={value} detail={detail} />
    </NotedText>
  );
}

const UNCONFIRMED = "À vérifier\u202f: source ancienne, indirecte ou absente.";

function SourceNote({ value, detail }: { value: Sourced; detail: string | undefined }) {
  const sources = use(SourcesContext);
  const { pathname } = useLocation();
  const read = value.asOf
    ? `Relevé\u202f: ${formatMonth(value.asOf)}.`
    : "Date du relevé inconnue.";
  return (
    <>
      {detail && <span>{detail}</span>}
      <span>{value.unconfirmed ? `${read} ${UNCONFIRMED}` : read}</span>
      {value.note && <span>{value.note}</span>}
      {value.sources.length === 0 && <span>Aucune source publique à citer.</span>}
      {value.sources.map((index) => {
        const source = sources[index];
        return (
          source && (
            <span key={index}>
              {`${index + 1}. `}
              <SourceLink source={source} />
            </span>
          )
        );
      })}
      <a href={reportAddress(pathname, value.text)}>Signaler une erreur</a>
    </>
  );
}
