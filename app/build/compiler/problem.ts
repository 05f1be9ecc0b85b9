/** What stops a build: each fault of the content with its place, reported all at once. */

import { ReportError } from "../report-error.ts";

/** One fault. `line` counts from 1 in the Markdown file; `field` is a front matter key. */
export type Problem = { file: string; line?: number; field?: string; message: string };

/** Thrown once per compilation with every fault found; the message is the whole report. */
export class ContentError extends ReportError {
  override name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatReport(problems));
    this.problems = problems;
  }
}

/** Gathers the faults of one file. */
export class ProblemList {
  readonly found: Problem[] = [];
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** Notes a fault at a line of the file (unknown: undefined). */
  add(message: string, line?: number, field?: string): void {
    this.found.push({
      file: this.file,
      message,
      ...(line === undefined ? {} : { line }),
      ...(field === undefined ? {} : { field }),
    });
  }
}

/** The report a person reads: `file:line  field: message`, in the order of files and lines. */
function formatReport(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const lines = sorted.map(({ file, line, field, message }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `  ${place}  ${field ? `${field}: ` : ""}${message}`;
  });
  const count = problems.length === 1 ? "une faute" : `${problems.length} fautes`;
  return `Le contenu a ${count} :\n${lines.join("\n")}`;
}
