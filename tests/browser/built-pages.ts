// The pages of the build, as its own list says: what the site map shows, nothing left out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageSummary } from "../../app/pages/payload.ts";

const LIST = join(import.meta.dirname, "../../build/client/builds/pages.json");

/** The address of every page that the build holds. */
export function builtPaths(): string[] {
  const pages: PageSummary[] = JSON.parse(readFileSync(LIST, "utf8"));
  return pages.map(({ path }) => path);
}
