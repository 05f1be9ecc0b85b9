// Counts tests in the report that vitest writes as JSON.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";

export type Result = { passed: number; failed: number };

const reportSchema = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** A path for a report, in a folder of its own. */
export function newReport(): string {
  return join(mkdtempSync(join(tmpdir(), "vitest-")), "report.json");
}

/**
 * Reads the report, counts, and removes it. What did not pass failed: a skipped test too, and a file
 * that could not even be loaded.
 * @param succeeded whether vitest itself was content; if not, at least one failure is counted
 */
export function countTests(report: string, succeeded: boolean): Result {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const read = reportSchema.parse(JSON.parse(readFileSync(report, "utf8")));
  rmSync(dirname(report), { recursive: true });

  const passed = read.numPassedTests;
  const brokenFiles = read.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = read.numTotalTests - passed + brokenFiles.length;
  const isUnexplained = failed === 0 && (!succeeded || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}
