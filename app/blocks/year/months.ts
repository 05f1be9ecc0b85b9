/** The plan month by month: what there is to do on which day, and what is tied up at the end of each. Pure. */

import { formatMonth } from "../../ui/dates.ts";
import type { CalendarEvent } from "../calendar/events.ts";
import type { PlannedAccount, YearPlan } from "./plan.ts";

export type MonthEntry = {
  key: string;
  /** The accounts it is of: of one person, or of both where they do it on the same day. */
  accounts: readonly [PlannedAccount, ...PlannedAccount[]];
  event: CalendarEvent;
};

type PlanMonth = {
  /** « décembre 2026 » */
  name: string;
  entries: MonthEntry[];
  /** What is tied up after its last day, in euros. */
  tied: number;
};

/** Months in which something is to be done; some lie after the plan's end, where an account is to be kept longer. */
export function listMonths({ accounts, cash }: YearPlan): PlanMonth[] {
  const single = accounts
    .flatMap((account) => account.dates.events.map((event) => ({ account, event })))
    .sort((a, b) => a.event.day.localeCompare(b.event.day));
  const byDeed = Map.groupBy(
    single,
    ({ account, event }) => `${event.day} ${account.offer.offerCode} ${event.key}`,
  );
  const entries = [...byDeed].flatMap(([key, same]): MonthEntry[] => {
    const [first, ...others] = same;
    if (!first) return [];
    const own = [first.account, ...others.map(({ account }) => account)] as const;
    return [{ key, accounts: own, event: first.event }];
  });
  const byMonth = Map.groupBy(entries, ({ event }) => event.day.slice(0, 7));
  return [...byMonth].map(([month, own]) => ({
    name: formatMonth(month),
    entries: own,
    tied: cash.findLast(({ day }) => day.slice(0, 7) <= month)?.euros ?? 0,
  }));
}
