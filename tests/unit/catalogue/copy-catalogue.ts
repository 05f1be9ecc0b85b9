/** The site's catalogue in a folder of its own, to plant faults in. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const FOLDER = join(import.meta.dirname, "../../../app/catalogue");

type Json = { [name: string]: Json } & Json[];

/** Plants a fault in a file of the catalogue. */
export type Spoil = (
  file: Record<"facts" | "products" | "sources" | "steps" | "history", Json>,
) => unknown;

/** A copy of the site's catalogue that is gone after the test. */
export function copyCatalogue(): string {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(FOLDER, folder, { recursive: true });
  return folder;
}

export function spoilFile(file: string, spoil: Spoil): void {
  const data = JSON.parse(readFileSync(file, "utf8"));
  spoil(data);
  writeFileSync(file, JSON.stringify(data));
}

export function set(target: object | undefined, fields: Record<string, unknown>): void {
  Object.assign(target ?? {}, fields);
}
