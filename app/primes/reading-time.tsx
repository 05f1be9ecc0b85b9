// When the amounts on the page were read.
import { createContext } from "react";
import { formatReadAt } from "../ui/dates.ts";
import { WithReading } from "./amounts.tsx";
import { hasAmounts } from "./global-values.ts";

/** The moment the page was drawn, in milliseconds since the epoch: the browser's clock is not asked. */
export const NowContext = createContext<number | undefined>(undefined);

/** « Montants relevés le 20 novembre 2026 à 8 h 42 », or that there are none. */
export function ReadAt({ prefix = "Montants relevés" }: { prefix?: string }) {
  return (
    <WithReading>
      {(reading, isPending) => {
        if (isPending) return <span>{prefix}…</span>;
        if (!reading?.readAt || !hasAmounts(reading))
          return <span>Montants indisponibles pour le moment</span>;
        return <span>{`${prefix} ${formatReadAt(reading.readAt)}`}</span>;
      }}
    </WithReading>
  );
}
