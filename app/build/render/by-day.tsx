// What is drawn at build and changes with the calendar: each version, between marks (amounts/by-day.ts).
import { Fragment, type ReactNode } from "react";
import { DAY_MARKS } from "../../amounts/by-day.ts";
import { type Standing, standingOn } from "../../amounts/standing.ts";

type Props = { standings: readonly Standing[]; children: (standings: Standing[]) => ReactNode };

/** Draws for the day of the build, and for each later day on which one of the standings changes. Not to be nested. */
export function ByDay({ standings, children }: Props) {
  const turns = standings.flatMap(({ later = [] }) => later.map(({ from }) => from));
  const days = [...new Set(turns)].sort();
  if (days.length === 0) return children([...standings]);
  return (
    <>
      {DAY_MARKS.begin}
      {children([...standings])}
      {days.map((day) => (
        <Fragment key={day}>
          {DAY_MARKS.turn(day)}
          {children(standings.map((standing) => standingOn(standing, day)))}
        </Fragment>
      ))}
      {DAY_MARKS.end}
    </>
  );
}
