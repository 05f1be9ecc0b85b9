// A line in steps as an SVG path: level while somebody watched, broken where nobody did.

import type { Watched } from "./describe-history.server.ts";
import { type AmountPeriod, clip } from "./summary.server.ts";

type Scale = (value: number) => number;

/** @param x from ms since the epoch @param y from euros; a period without an amount leaves a hole */
export function writeSteps(
  periods: readonly AmountPeriod[],
  watched: Watched,
  x: Scale,
  y: Scale,
): string {
  return periods
    .flatMap(({ from, until, euros }, index) => {
      if (euros === null) return [];
      const before = isWatched(watched, from) ? periods[index - 1]?.euros : null;
      return clip(watched.watches, from, until).map((part) => {
        const isJoined = before != null && part.from === from;
        const start = isJoined
          ? `V${round(y(euros))}`
          : `M${round(x(part.from))} ${round(y(euros))}`;
        return `${start}H${round(x(part.until))}`;
      });
    })
    .join("");
}

/** Whether a change took place while somebody watched, so that the line goes on without a break. */
export function isWatched({ watches }: Watched, at: number): boolean {
  return watches.some(({ from, until }) => from < at && at <= until);
}

/** Tenths of a unit are finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
