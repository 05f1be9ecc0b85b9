/** A content folder of its own for a test, with as many pages as it wants. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { makeFolder } from "../../temporary-folder.ts";

const CATALOGUE = resolve(import.meta.dirname, "../../../app/catalogue");

/**
 * Writes `files` (by path below app/content) beside the site's own catalogue, until the test ends.
 * @returns the root that holds `app/`; inside it, the content folder.
 */
export function makeSampleRoot(files: Record<string, string>) {
  const root = makeFolder();
  const contentDir = join(root, "app/content");
  mkdirSync(contentDir, { recursive: true });
  symlinkSync(CATALOGUE, join(root, "app/catalogue"));
  for (const [file, text] of Object.entries(files)) writeSample(contentDir, file, text);
  return { root, contentDir };
}

/** Writes one file of a sample folder. */
export function writeSample(contentDir: string, file: string, text: string): void {
  mkdirSync(dirname(join(contentDir, file)), { recursive: true });
  writeFileSync(join(contentDir, file), text);
}
