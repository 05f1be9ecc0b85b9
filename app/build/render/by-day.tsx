// What is rendered at build and changes with the calendar: each version, between marks (amounts/by-day.ts).
import { Fragment, type ReactNode } from "react";
import { DAY_MARKS } from "../../amounts/by-day.ts";
import { type Standing, standingOn } from "../../amounts/standing.ts";

type Props = { standings: readonly Standing[]; children: (standings: Standing[]) => ReactNode };

/** Draws for the day of the build, and for each later day on which one of the standings changes. Not to be nested. */
export function ByDay({ standings, children }: Props) {
  const changeDays = standings.flatMap(({ later = [] }) => later.map(({ from }) => from));
  const days = [...new Set(changeDays)].sort();
  if (days.length === 0) return children([...standings]);
  return (
    <>
      {DAY_MARKS.begin}
      {children([...standings])}
      {days.map((day) => (
        <Fragment key={day}>
          {DAY_MARKS.versionFrom(day)}
          {children(standings.map((standing) => standingOn(standing, day)))}
        </Fragment>
      ))}
      {DAY_MARKS.end}
    </>
  );
}

/** The words for a standing, now and after each change by the calendar; the plain words where they stay the same. */
export function writeByDay(standing: Standing, write: (standing: Standing) => string): string {
  const first = write(standing);
  const later = (standing.later ?? []).map(
    ({ from }) => [from, write(standingOn(standing, from))] as const,
  );
  if (later.every(([, words]) => words === first)) return first;
  return [
    DAY_MARKS.begin,
    first,
    ...later.map(([from, words]) => DAY_MARKS.versionFrom(from) + words),
    DAY_MARKS.end,
  ].join("");
}
