// The last lines of a run: which journey ended well in which engine, as a table in Markdown, and what was otherwise where.
import type { Reporter, TestCase } from "vitest/node";
import { ENGINES } from "./engine.ts";

const SIGNS = { passed: "✓", failed: "✗", skipped: "–", pending: "–" };

/** The table of all journeys, as the README of this folder keeps it. */
export class EngineTable implements Reporter {
  /** What stands in a cell, by file and journey, then by engine. */
  private readonly rows = new Map<string, Map<string, string>>();
  private readonly versions = new Map<string, string>();
  private readonly notes: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const engine = test.project.name;
    const key = `${test.module.relativeModuleId}: ${test.name}`;
    const row = this.rows.get(key) ?? new Map<string, string>();
    this.rows.set(key, row);
    const numbers: number[] = [];
    for (const { type, message } of test.annotations()) {
      if (type === "engine") this.versions.set(engine, message);
      if (type === "difference") numbers.push(this.noteOf(`${engine}: ${message}`));
    }
    row.set(engine, [SIGNS[test.result().state], ...numbers.map((n) => `(${n})`)].join(" "));
  }

  onTestRunEnd(): void {
    const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
    const files = Map.groupBy(this.rows, ([key]) => key.slice(0, key.indexOf(": ")));
    const lines = [
      line(["", ...ENGINES.map((engine) => this.versions.get(engine) ?? engine)]),
      line(["---", ...ENGINES.map(() => "---")]),
      ...[...files]
        .sort()
        .flatMap(([file, rows]) =>
          rows.map(([key, row]) =>
            line([key.slice(file.length + 2), ...ENGINES.map((engine) => row.get(engine) ?? "")]),
          ),
        ),
      "",
      ...this.notes.map((note, index) => `${index + 1}. ${note}`),
    ];
    process.stdout.write(`\n${lines.join("\n")}\n`);
  }

  /** The number of a note below the table. */
  private noteOf(note: string): number {
    const known = this.notes.indexOf(note);
    return known >= 0 ? known + 1 : this.notes.push(note);
  }
}
