// Changes as lines, each behind its date.
import type { ReactNode } from "react";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";

type DatedLine = { when: string; text: string };

/**
 * The last ones at a glance, the older ones folded.
 * @param most lines at a glance @param write what stands behind the date of a line
 */
export function DatedList<Line extends DatedLine>(props: {
  lines: readonly Line[];
  most: number;
  write: (line: Line) => ReactNode;
}) {
  const { lines, most, write } = props;
  const older = lines.slice(most);
  return (
    <>
      <DatedLines lines={lines.slice(0, most)} write={write} />
      {older.length > 0 && (
        <details>
          <summary>
            {older.length > 1
              ? `${older.length} changements plus anciens`
              : "Un changement plus ancien"}
          </summary>
          <DatedLines lines={older} write={write} />
        </details>
      )}
    </>
  );
}

/** @param write what stands behind the date of a line */
export function DatedLines<Line extends DatedLine>(props: {
  lines: readonly Line[];
  write: (line: Line) => ReactNode;
}) {
  if (props.lines.length === 0) return null;
  return (
    <ul>
      {props.lines.map((line) => (
        <li key={line.when + line.text}>
          <FigureGroup>
            <b>{line.when}</b> {props.write(line)}
            <FiguresMark />
          </FigureGroup>
        </li>
      ))}
    </ul>
  );
}
