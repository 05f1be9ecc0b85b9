import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameBlockSheets } from "../../../app/build/blocks/styles-plugin.ts";

const APP = join(import.meta.dirname, "../../../app");

/** The style sheets that a sheet takes in, as paths from `app`. */
function takenIn(sheet: string): string[] {
  const text = nameBlockSheets(readFileSync(join(APP, sheet), "utf8"), join(APP, sheet, ".."));
  return [...text.matchAll(/@import "([^"]+)"/g)].map(([, path = ""]) => join(sheet, "..", path));
}

test("every style sheet reaches the visitor: the first screen's, or the whole one", () => {
  const roots = ["styles/first.css", "styles/masthead.css", "styles/fonts.css", "styles/index.css"];
  const sent = new Set([...roots, ...roots.flatMap(takenIn)]);
  const written = globSync("**/*.css", { cwd: APP }).map((path) => path.replaceAll("\\", "/"));

  expect(written.filter((path) => !sent.has(path))).toEqual([]);
});
