// The schemas that are given away, as anybody's validator reads them.
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { SCHEMAS } from "../../../app/build/open-data/schemas.ts";
import { writeSchema } from "../../../app/build/open-data/write-schema.ts";
import { schemaPath } from "../../../app/open-data/paths.ts";

const schemas = Object.entries(SCHEMAS).map(([name, schema]) => ({
  name,
  schema: JSON.parse(writeSchema(name, schema)),
}));

test.each(schemas)("the schema of $name.json is one of draft 2020-12", ({ name, schema }) => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  addFormats.default(ajv);

  expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  expect(schema.$id).toBe(schemaPath(name));
  expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
  expect(() => ajv.compile(schema)).not.toThrow();
});

test.each(schemas)("the schema of $name.json says in words what the file is", ({ schema }) => {
  expect(schema.description).toMatch(/^\p{Lu}.{20,}/u);
  expect(schema.required).toEqual(expect.arrayContaining(["$schema", "version", "licence"]));
});

test.each(schemas)(
  "a field that a later edition of $name.json adds stops nobody who kept an older schema",
  ({ schema }) => {
    expect(JSON.stringify(schema)).not.toContain('"additionalProperties":false');
  },
);
