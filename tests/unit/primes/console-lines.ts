// What the code under test writes to the console, kept off the screen.
import { vi } from "vitest";

export type ConsoleLines = { errors: string[]; warnings: string[] };

/** Records from now on; `vi.restoreAllMocks()` ends it. */
export function recordConsole(): ConsoleLines {
  const lines: ConsoleLines = { errors: [], warnings: [] };
  vi.spyOn(console, "error").mockImplementation(
    (...line) => void lines.errors.push(line.join(" ")),
  );
  vi.spyOn(console, "warn").mockImplementation(
    (...line) => void lines.warnings.push(line.join(" ")),
  );
  return lines;
}
