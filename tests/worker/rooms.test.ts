// From its path one knows where a file runs: held against what each bundle of the build really contains.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MODULE_LISTS } from "../../app/build/module-list-plugin.ts";
import { holdsTypesOnly, listCode, type Place, placeOf } from "../unit/house/rooms.ts";

const ROOT = join(import.meta.dirname, "../..");
const bundles = {
  browser: readList("client"),
  worker: readList("ssr"),
};

/** In which bundles a file of each place is. What acts in the browser alone is in the Worker too, where a component names it. */
const FOUND_IN: Record<Place, readonly string[]> = {
  build: [""],
  command: [""],
  worker: ["worker"],
  browser: ["browser", "browser worker"],
  everywhere: ["browser worker"],
};

test("each file is in the bundles that its path promises, and in no other", () => {
  const wrong = listCode(ROOT).flatMap((file) => {
    if (file.endsWith(".d.ts")) return [];
    const found = Object.entries(bundles).flatMap(([name, files]) => (files.has(file) ? name : []));
    const place = placeOf(file);
    if (FOUND_IN[place].includes(found.join(" "))) return [];
    if (holdsTypesOnly(file, readFileSync(join(ROOT, file), "utf8"))) return [];
    return [`${file}: ${place} by its path, found in: ${found.join(", ") || "none"}`];
  });

  expect(bundles.browser.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

function readList(environment: string): ReadonlySet<string> {
  return new Set(JSON.parse(readFileSync(join(ROOT, MODULE_LISTS, `${environment}.json`), "utf8")));
}
