// What a tool answers: its sentence, or the faults that stand in its place.
import type { ReactNode } from "react";

/** Always drawn, whatever it holds: a screen reader hears what changes in a live region, not that one appears. */
export function Answer({ children }: { children: ReactNode }) {
  return <div role="status">{children}</div>;
}
