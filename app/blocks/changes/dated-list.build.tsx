// Changes as lines, each behind its date.
import type { ReactNode } from "react";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";

type DatedLine = { when: string; text: string };

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
