// Stacked areas over the years: starting capital, payments, interest. Drawn alike on the server and in the browser.
import { scaleLinear } from "d3-scale";
import { area, stack } from "d3-shape";
import { useId } from "react";
import { fastElement } from "../../ui/fast-element.ts";
import type { YearEnd } from "./compound.ts";
import { formatScale, formatWholeEuros, formatYears } from "./format.ts";

/** Small, so that text stays readable where the drawing is scaled down to a phone. */
const SIZE = { width: 360, height: 240 };
const FRAME = { top: 12, right: 12, bottom: 24, left: 46 };

const LAYERS = [
  { name: "capital", label: "Capital de départ" },
  { name: "payments", label: "Versements" },
  { name: "interest", label: "Intérêts" },
] as const;

type Layer = (typeof LAYERS)[number]["name"];
type Point = { year: number } & Record<Layer, number>;

const FastSvg = fastElement("svg");

/** @param years from year 0 on, at least two */
export function InterestChart({ years }: { years: readonly YearEnd[] }) {
  const id = useId();
  const points = toPoints(years);
  const last = years.at(-1);
  const span = points.length - 1;
  // One text: React renders a title of several parts empty.
  const title = `Capital, versements et intérêts sur ${formatYears(span)}`;
  const x = scaleLinear([0, span], [FRAME.left, SIZE.width - FRAME.right]);
  const top = Math.max(...points.map((point) => point.capital + point.payments + point.interest));
  const y = scaleLinear([0, top], [SIZE.height - FRAME.bottom, FRAME.top]).nice(4);
  const layers = stack<Point, Layer>().keys(LAYERS.map(({ name }) => name))(points);
  const shape = area<(typeof layers)[number][number]>()
    .x(({ data }) => x(data.year))
    .y0(([low]) => y(low))
    .y1(([, high]) => y(high));

  return (
    <figure className="chart">
      <figcaption>De quoi se compose la somme, année après année</figcaption>
      <Legend />
      <FastSvg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}d`}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>
          Aires empilées, de {years[0] && formatWholeEuros(years[0].total)} au départ à{" "}
          {last && formatWholeEuros(last.total)} à la fin. Les mêmes chiffres sont dans le tableau.
        </desc>
        <defs>
          <pattern id={`${id}p`} width="5" height="5" patternUnits="userSpaceOnUse">
            <path className="chart__hatch" d="M-1 6 6-1" />
          </pattern>
        </defs>
        {y.ticks(4).map((tick) => (
          <g key={tick} className="chart__tick">
            <path d={`M${FRAME.left} ${y(tick)}H${SIZE.width - FRAME.right}`} />
            <text x={FRAME.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
              {formatScale(tick)}
            </text>
          </g>
        ))}
        {layers.map((layer) => (
          <path
            key={layer.key}
            className={`chart__area chart__area--${layer.key}`}
            d={shape(layer) ?? undefined}
          />
        ))}
        {layers[1] && <path d={shape(layers[1]) ?? undefined} fill={`url(#${id}p)`} />}
        {x
          .ticks(Math.min(span, 5))
          .filter(Number.isInteger)
          .map((year) => (
            <text key={year} x={x(year)} y={SIZE.height - 7} textAnchor={anchor(year, span)}>
              {year === 0 ? "départ" : formatYears(year)}
            </text>
          ))}
      </FastSvg>
    </figure>
  );
}

/** In the order of the layers, from the top one down. */
function Legend() {
  return (
    <ul className="chart__legend">
      {LAYERS.toReversed().map(({ name, label }) => (
        <li key={name}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <rect className={`chart__area chart__area--${name}`} width="14" height="14" />
            {name === "payments" && (
              <path className="chart__hatch" d="M0 14 14 0M0 7 7 0M7 14 14 7" />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Drawing needs no cents; interest counts after tax, so that the top edge is what is left. */
function toPoints(years: readonly YearEnd[]): Point[] {
  const capital = toEuros(years[0]?.paidIn ?? 0n);
  return years.map(({ year, paidIn, interest, tax }) => ({
    year,
    capital,
    payments: toEuros(paidIn) - capital,
    interest: toEuros(interest - tax),
  }));
}

function toEuros(cents: bigint): number {
  return Number(cents) / 100;
}

/** Labels at the ends stay inside the drawing. */
function anchor(year: number, span: number): "start" | "middle" | "end" {
  if (year === 0) return "start";
  return year === span ? "end" : "middle";
}
