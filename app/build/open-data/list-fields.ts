/** A zod schema → its fields in a list that people read. Build only. */
import { z } from "zod";

/** One field: its place (« offres[].montants.parrain »), its type in French, what it says. */
type Field = { path: string; type: string; text: string };

/** What of JSON Schema the files of open data use. */
type JsonSchema = {
  /** A list where null may stand too. */
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

const TYPES: Readonly<Record<string, string>> = {
  string: "texte",
  number: "nombre",
  integer: "nombre entier",
  boolean: "true ou false",
  object: "objet",
  array: "liste",
};

/** Every field of a file, an object before what it holds. */
export function listFields(schema: z.ZodType): Field[] {
  return fieldsOf(z.toJSONSchema(schema, { io: "input" }) as JsonSchema, "");
}

function fieldsOf(schema: JsonSchema, path: string): Field[] {
  const { properties = {}, items } = schema;
  const inside = Object.entries(properties).flatMap(([name, property]) => {
    const at = path ? `${path}.${name}` : name;
    const known = withoutNull(property);
    const type = `${nameType(known)}${known === property ? "" : " ou null"}`;
    const text = property.description ?? known.description ?? "";
    return [{ path: at, type, text }, ...fieldsOf(known, at)];
  });
  return items ? [...inside, ...fieldsOf(items, `${path}[]`)] : inside;
}

/** What a value is where it is not null; the same shape where it never is. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { type, anyOf } = schema;
  if (Array.isArray(type))
    return { ...schema, type: type.find((name) => name !== "null") ?? "null" };
  return anyOf?.find((one) => one.type !== "null") ?? schema;
}

function nameType(schema: JsonSchema): string {
  const { type, format, items } = schema;
  if (schema.const !== undefined) return String(schema.const);
  if (format === "date-time") return "date et heure, UTC";
  if (format === "uri") return "adresse";
  if (typeof schema.additionalProperties === "object") {
    return `objet, valeurs\u202f: ${nameType(schema.additionalProperties)}`;
  }
  return items && !items.properties
    ? `liste, chacun\u202f: ${nameType(items)}`
    : (TYPES[String(type)] ?? String(type));
}
