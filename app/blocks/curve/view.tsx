// What a use costs, the more of it there is: a line a product, the least of all of them thick beneath.
// Places are percentages, so that words keep their size on any screen and on paper.

import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { FigureGroup, FigureRow, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import type { courbe } from "./block.ts";

type Props = PropsOf<typeof courbe>;

/** Percents of the height: the plot, its own top that labels need, the least between two labels. */
const PLOT = 84;
const TOP = 12;
const LABEL_GAP = 8;
/** Percents of the width that a digit below the plot takes on a phone. */
const DIGIT = 2.6;

function Courbe(props: Props) {
  const { title, sentence, lines, left } = props;
  const isAnyOpen = lines.some(({ isSure }) => !isSure);
  return (
    <figure className="drawn curve">
      <FigureGroup>
        <figcaption>{title}</figcaption>
        {sentence ? (
          <>
            <p>{sentence}</p>
            <Plot {...props} />
            <Numbers {...props} />
          </>
        ) : (
          <p>Rien à tracer&#x202f;: il ne reste pas deux chiffres sûrs.</p>
        )}
        <p className="meta">
          <span className="legend">
            {sentence && "Trait épais\u202f: le moins cher. "}
            {isAnyOpen && "En tireté\u202f: repose sur un chiffre à confirmer. "}
          </span>
          {left.length > 0 &&
            `Non tracé\u202f: ${left.map(({ name, why }) => `${name} (${why})`).join(", ")}. `}
          <FiguresMark />
        </p>
      </FigureGroup>
    </figure>
  );
}

function Plot({ title, unit, from, to, lines, least, uses }: Props) {
  const highest = Math.max(...lines.flatMap(({ points }) => points.map(([, cost]) => cost)), 1);
  const lowest = Math.min(...lines.flatMap(({ points }) => points.map(([, cost]) => cost)), 0);
  const x = scaleLinear([from, to], [0, 100]);
  const y = scaleLinear([lowest, highest], [100, TOP]);
  const path = line<[number, number]>()
    .x(([at]) => round(x(at)))
    .y(([, cost]) => round(y(cost)));
  const down = (cost: number) => `${round((y(cost) * PLOT) / 100)}%`;
  const ticks = y.ticks(3).filter((tick) => tick !== 0);
  const between = uses.filter(({ at }) => at > from && at < to);
  const numbered = between.filter(({ at }) => hasRoom(x(at), writeUse(at), writeUse(to)));
  return (
    <svg className="curve__plot" role="img" aria-label={`Courbes\u202f: ${title}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height={`${PLOT}%`}
      >
        <path
          className="curve__rule"
          d={ticks.map((tick) => `M0 ${round(y(tick))}H100`).join("")}
        />
        <path className="curve__axis" d={`M0 ${round(y(0))}H100`} />
        <path className="curve__least" d={path(least) ?? undefined} />
        {lines.map(({ name, points, isSure }) => (
          <path
            key={name}
            className={isSure ? undefined : "curve__open"}
            d={path(points) ?? undefined}
          />
        ))}
      </svg>
      {ticks.map((tick) => (
        <text key={tick} className="curve__tick" y={down(tick)} dy="-.35em">
          {`${tick.toLocaleString("fr-FR")}\u202f€`}
        </text>
      ))}
      {between.map(({ at }) => (
        <circle key={at} cx={`${round(x(at))}%`} cy={down(leastAt(least, at))} r="4" />
      ))}
      {spreadLabels(lines, (cost) => (y(cost) * PLOT) / 100).map(({ name, at }) => (
        <text key={name} x="100%" y={`${round(at)}%`} dy="-.4em" textAnchor="end">
          {name}
        </text>
      ))}
      <UseAxis {...{ unit, from, to, x }} uses={[uses[0], ...numbered, uses.at(-1)]} />
    </svg>
  );
}

type AxisProps = Pick<Props, "unit" | "from" | "to"> & {
  uses: readonly (Props["uses"][number] | undefined)[];
  /** Where a use stands, in percents of the width. */
  x: (at: number) => number;
};

/** The numbers below the plot, those at both ends within it. */
function UseAxis({ uses, unit, from, to, x }: AxisProps) {
  return (
    <g className="curve__tick">
      {uses.map(
        (use) =>
          use && (
            <text
              key={use.at}
              x={`${round(x(use.at))}%`}
              y={`${PLOT}%`}
              dy="1.25em"
              textAnchor={use.at === from ? "start" : use.at === to ? "end" : "middle"}
            >
              {writeUse(use.at)}
            </text>
          ),
      )}
      <text x="100%" y="100%" dy="-.1em" textAnchor="end">
        {unit}
      </text>
    </g>
  );
}

/** The same in numbers: at both ends, and from where on another costs least. */
function Numbers({ lines, uses }: Props) {
  return (
    <details>
      <summary>Les chiffres</summary>
      <table className="table figures-table" aria-label="Les chiffres de la courbe">
        <TableHead columns={["Avec", ...uses.map(({ text }) => text)]} />
        <tbody>
          {lines.map(({ name, path, cells }) => (
            <tr key={name}>
              <th scope="row" data-label="Avec">
                {path ? <a href={path}>{name}</a> : name}
              </th>
              <FigureRow title={name}>
                {cells.map(({ formula, ...cell }, index) => (
                  <td key={uses[index]?.at} data-label={uses[index]?.text}>
                    <SourcedText value={cell} detail={`Calcul\u202f: ${formula}`} />
                  </td>
                ))}
              </FigureRow>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Where the names of the lines stand at their right ends: none on another. @param at percents from the top, by cost */
function spreadLabels(lines: Props["lines"], at: (cost: number) => number) {
  const ends = lines
    .map(({ name, points }) => ({ name, at: at(points.at(-1)?.[1] ?? 0) }))
    .sort((a, b) => a.at - b.at);
  for (const [index, end] of ends.entries()) {
    end.at = Math.max(end.at, (ends[index - 1]?.at ?? -LABEL_GAP) + LABEL_GAP);
  }
  // What was pushed below the axis is pushed back, and those above it with it.
  let most = PLOT;
  for (const end of ends.toReversed()) {
    end.at = Math.min(end.at, most);
    most = end.at - LABEL_GAP;
  }
  return ends;
}

function leastAt(least: Props["least"], at: number): number {
  const index = least.findIndex(([corner]) => corner >= at);
  const [[x0, y0] = [at, 0], [x1, y1] = [at, 0]] = [least[index - 1], least[index]];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}

function writeUse(at: number): string {
  return at.toLocaleString("fr-FR", { maximumFractionDigits: 0 });
}

/** Whether a number below the plot stands clear of those at both ends. @param percent of the width that it stands at */
function hasRoom(percent: number, text: string, last: string): boolean {
  const half = (text.length * DIGIT) / 2 + DIGIT;
  return percent - half > DIGIT && percent + half < 100 - last.length * DIGIT;
}

function round(number: number): number {
  return Number(number.toFixed(1));
}

export const views = { Courbe } satisfies Views<typeof import("./block.ts")>;
