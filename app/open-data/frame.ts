// What every file of open data written by the Worker begins with, and how it writes a moment. Free of zod.
import { SITE } from "../site.ts";
import { schemaPath } from "./paths.ts";
import { TERMS } from "./terms.ts";

/** @param schema its name in schemas/table.ts @param origin the site's, without a slash at its end */
export function beginFile(schema: string, origin: string) {
  return {
    $schema: origin + schemaPath(schema),
    version: 1 as const,
    licence: TERMS,
    source: { name: SITE.name, url: origin },
  };
}

/** "2026-11-22T07:42:00.000Z" from milliseconds since the epoch; null stays null. */
export function iso(at: number): string;
export function iso(at: number | null): string | null;
export function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
