/** The site's catalogue in a folder of its own, to plant faults in. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../temporary-folder.ts";

const FOLDER = join(import.meta.dirname, "../../../app/catalogue");

/** A copy of the site's catalogue that is gone after the test. */
export function copyCatalogue(): string {
  const folder = makeFolder();
  cpSync(FOLDER, folder, { recursive: true });
  return folder;
}

/** Writes `value` at each path of a file of JSON, "facts.founded.asOf"; undefined takes away what stands there. */
export function spoilFile(file: string, faults: Record<string, unknown>): void {
  const data = JSON.parse(readFileSync(file, "utf8"));
  for (const [path, value] of Object.entries(faults)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let target = data;
    for (const name of names) target = target[name];
    target[last] = value;
  }
  writeFileSync(file, JSON.stringify(data));
}
