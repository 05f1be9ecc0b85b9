// What was seen, as a Markdown table; only where MATRIX is set.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../../build/matrix");

/** Writes build/matrix/{name}.md where somebody asked for it. */
export function writeReport(name: string, text: string): void {
  if (!process.env.MATRIX) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.md`), text);
}

export function tabulate(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  return [head, head.map(() => "---"), ...rows].map(line).join("");
}
