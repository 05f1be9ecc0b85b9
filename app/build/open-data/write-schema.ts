/** A zod schema → a JSON Schema (draft 2020-12) that anybody can check a file of open data with. */
import { z } from "zod";
import { schemaPath } from "../../open-data/paths.ts";

/**
 * The text of /api/schemas/{name}.json. Fields that it does not name are allowed: a file may gain some without a new
 * version, and whoever kept an older schema is not to be stopped by them.
 * @throws where a type has no counterpart in JSON Schema (a transform, a date)
 */
export function writeSchema(name: string, schema: z.ZodType): string {
  const written = z.toJSONSchema(schema, {
    io: "input",
    // A format has a name: no reader needs it once more as three lines of pattern.
    override({ jsonSchema }) {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  // Named by its path: the build does not know the site's origin, and a reader resolves it against where it was read.
  return JSON.stringify({ $id: schemaPath(name), ...written });
}
