// The contents of a page, in view all along; they say where one is.
import { useRef } from "react";
import { useCurrentHeading } from "../browser/current-heading.ts";
import type { Payload } from "../content/payload.ts";

type Entries = Payload["contents"];

/** Worth its place from four headings on. */
export function Contents({ entries }: { entries: Entries }) {
  return entries.length < 4 ? null : <ContentsOf entries={entries} />;
}

/** A line that unfolds; from lg, where no ticket has the column beside the text, an open list there. */
function ContentsOf({ entries }: { entries: Entries }) {
  const bar = useRef<HTMLDetailsElement>(null);
  const current = useCurrentHeading(entries.map(({ id }) => id));
  const currentText = entries.find(({ id }) => id === current)?.text;
  function close() {
    if (bar.current) bar.current.open = false;
  }

  return (
    <>
      <nav className="contents contents--bar" aria-label="Sommaire">
        <details ref={bar}>
          <summary>
            Dans cette page
            {currentText && <span className="contents__current">{`\u202f: ${currentText}`}</span>}
          </summary>
          <List entries={entries} current={current} onFollow={close} />
        </details>
      </nav>
      <nav className="contents contents--open" aria-label="Sommaire">
        <p>Dans cette page</p>
        <List entries={entries} current={current} />
      </nav>
    </>
  );
}

type ListProps = { entries: Entries; current: string | undefined; onFollow?: () => void };

function List({ entries, current, onFollow }: ListProps) {
  return (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            onClick={onFollow}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
