// The plan drawn: a bar for each account from its opening to its bonus, and below them what is tied up. The same stands in
// words below it, month by month.
import { scaleLinear } from "d3-scale";
import { useId } from "react";
import { formatEuros } from "../../amounts/euros.ts";
import { formatDate, formatShortMonth } from "../../ui/dates.ts";
import { addMonths, daysBetween } from "../../ui/day.ts";
import { fastElement } from "../../ui/fast-element.ts";
import type { PlannedAccount, YearPlan } from "./plan.ts";

/** Small, so that text stays readable where the drawing is scaled down to a phone. */
const WIDTH = 360;
const ROW = 34;
const TOP = 22;
const CASH = 64;
const EDGE = 8;

const FastSvg = fastElement("svg");

export function YearTimeline({ plan, isForTwo }: { plan: YearPlan; isForTwo: boolean }) {
  const id = useId();
  const { accounts, cash, first, end } = plan;
  const span = daysBetween(first, end);
  const x = scaleLinear([0, span], [EDGE, WIDTH - EDGE]).clamp(true);
  const at = (day: string) => x(daysBetween(first, day));
  const bottom = TOP + accounts.length * ROW;
  const peak = Math.max(...cash.map(({ euros }) => euros));
  const height = bottom + (peak > 0 ? CASH : 0);
  return (
    <figure className="chart">
      <figcaption>
        De l’ouverture à la prime, ou à la dernière condition datée, et l’argent bloqué
      </figcaption>
      <FastSvg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}d`}
      >
        <title id={`${id}t`}>{`Le plan du ${formatDate(first)} au ${formatDate(end)}`}</title>
        <desc id={`${id}d`}>{accounts.map((account) => describe(account)).join(" ")}</desc>
        {monthsBetween(first, end).map((day, index) => (
          <g key={day} className="chart__tick">
            <path d={`M${at(day)} ${TOP - 6}V${height}`} />
            {index % 3 === 0 && (
              <text x={at(day) + 3} y={TOP - 9}>
                {formatShortMonth(day.slice(0, 7))}
              </text>
            )}
          </g>
        ))}
        {accounts.map((account, row) => (
          <Bar
            key={account.group}
            account={account}
            y={TOP + row * ROW}
            from={at(account.day)}
            to={at(account.freeAgain)}
            isForTwo={isForTwo}
          />
        ))}
        {peak > 0 && (
          <>
            <path className="year-cash" d={cashLine(plan, at, bottom, peak)} />
            <text x={EDGE} y={bottom + 14}>{`Argent bloqué, ${formatEuros(peak)} au plus`}</text>
          </>
        )}
      </FastSvg>
    </figure>
  );
}

type Props = { account: PlannedAccount; y: number; from: number; to: number; isForTwo: boolean };

function Bar({ account, y, from, to, isForTwo }: Props) {
  const { offer, person, bonus, doubt } = account;
  const name = `${offer.name}${isForTwo ? ` (${person})` : ""}, ${formatEuros(bonus)}`;
  // A name that begins late is written towards the left, so that it stays inside.
  const isLate = from > WIDTH / 2;
  return (
    <g>
      <text
        className="year-name"
        x={isLate ? to : from}
        y={y + 13}
        textAnchor={isLate ? "end" : "start"}
      >
        {name}
      </text>
      <rect
        className={`bar__part bar__part--${doubt ? "open" : "sure"}`}
        x={from}
        y={y + 18}
        width={Math.max(3, to - from)}
        height={8}
      />
    </g>
  );
}

function describe({ offer, day, freeAgain, bonus, needs: { deposit } }: PlannedAccount): string {
  const tied = deposit ? `, ${formatEuros(deposit)} bloqués jusqu’au ${formatDate(freeAgain)}` : "";
  return `${offer.name}\u202f: ouverture le ${formatDate(day)}, prime de ${formatEuros(bonus)}${tied}.`;
}

function monthsBetween(first: string, end: string): string[] {
  const days: string[] = [];
  for (let month = 0; addMonths(first, month) < end; month += 1) days.push(addMonths(first, month));
  return days;
}

/** Steps: what is tied up stays so until the day it changes. */
function cashLine(
  { cash, end }: YearPlan,
  at: (day: string) => number,
  bottom: number,
  peak: number,
): string {
  const y = scaleLinear([0, peak], [bottom + CASH - 4, bottom + 22]);
  const steps = cash.map(({ day, euros }) => `H${at(day)}V${y(euros)}`);
  return `M${EDGE} ${y(0)}${steps.join("")}H${at(end)}`;
}
