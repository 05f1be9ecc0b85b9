/** A zod schema → its fields in a list that people read. Build only. */
import { z } from "zod";

/** One field: its place (« offres[].montants.parrain »), its type in French, what it says. */
type Field = { path: string; type: string; text: string };

/** What of JSON Schema the files of open data use. */
type Shape = {
  /** A list where null may stand too. */
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
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
  return fieldsOf(z.toJSONSchema(schema, { io: "input" }) as Shape, "");
}

function fieldsOf(shape: Shape, path: string): Field[] {
  const { properties = {}, items } = shape;
  const inside = Object.entries(properties).flatMap(([name, own]) => {
    const at = path ? `${path}.${name}` : name;
    const known = withoutNull(own);
    const type = `${nameType(known)}${known === own ? "" : " ou null"}`;
    const text = own.description ?? known.description ?? "";
    return [{ path: at, type, text }, ...fieldsOf(known, at)];
  });
  return items ? [...inside, ...fieldsOf(items, `${path}[]`)] : inside;
}

/** What a value is where it is not null; the same shape where it never is. */
function withoutNull(shape: Shape): Shape {
  const { type, anyOf } = shape;
  if (Array.isArray(type))
    return { ...shape, type: type.find((name) => name !== "null") ?? "null" };
  return anyOf?.find((one) => one.type !== "null") ?? shape;
}

function nameType(shape: Shape): string {
  const { type, format, items } = shape;
  if (shape.const !== undefined) return String(shape.const);
  if (format === "date-time") return "date et heure, UTC";
  if (format === "uri") return "adresse";
  if (typeof shape.additionalProperties === "object") {
    return `objet, valeurs\u202f: ${nameType(shape.additionalProperties)}`;
  }
  return items && !items.properties
    ? `liste, chacun\u202f: ${nameType(items)}`
    : (TYPES[String(type)] ?? String(type));
}
