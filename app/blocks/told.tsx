// When a block was read, in words, with its doubts and its sources behind them.
import { formatMonth } from "../ui/dates.ts";
import { SourcedText } from "../ui/notes.tsx";
import type { Sourced } from "../ui/sourced.ts";

/** « Relevé en août 2026 », marked « à vérifier » where it must be. @param what what was read: « Relevé » */
export function Told({ what, ...told }: Omit<Sourced, "text" | "note"> & { what: string }) {
  const { asOf } = told;
  const text = asOf ? `${what} en ${formatMonth(asOf)}` : `${what}, date inconnue`;
  return <SourcedText value={{ ...told, text }} />;
}
