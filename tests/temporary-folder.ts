// Folders that a test fills, and that are gone after it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "essai-"));
  // Removes a link to the project, never what it leads to.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
