// What every file of open data written by the Worker begins with. Free of zod.
import { SITE } from "../site.ts";
import { schemaPath } from "./paths.ts";
import { TERMS } from "./terms.server.ts";

/** @param schema its name in build/open-data/schemas.ts @param origin the site's, without a slash at its end */
export function beginFile(schema: string, origin: string) {
  return {
    $schema: origin + schemaPath(schema),
    version: 2 as const,
    licence: TERMS,
    source: { name: SITE.name, url: origin },
  };
}
