// A file of open data held against its schema, as any reader of it would.
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { SCHEMAS } from "../../../app/build/open-data/schemas.ts";
import { writeSchema } from "../../../app/build/open-data/write-schema.ts";

/** What is wrong with a file by the schema of that name; none where it is sound. @param text JSON */
export function schemaFaults(name: string, text: string, schema = writeOwn(name)): string[] {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(schema));
  validate(JSON.parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function writeOwn(name: string): string {
  const schema = SCHEMAS[name];
  if (!schema) throw new Error(`no schema "${name}"`);
  return writeSchema(name, schema);
}
