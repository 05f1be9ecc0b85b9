// The part of JSON Schema that tools are described with: for clients to read, for types, and to check what they send.

import { isRecord } from "../../app/http/is-record.server.ts";

/** What a tool may be given. Every text, list and number has bounds: nothing of a request is longer than its schema says. */
export type InputProperty = { description: string } & (
  | { type: "string"; enum: readonly string[] }
  | { type: "string"; maxLength: number; minLength?: number }
  | { type: "number" | "integer"; minimum: number; maximum: number }
  | { type: "boolean" }
  | {
      type: "array";
      items: { type: "string"; maxLength: number };
      minItems: number;
      maxItems: number;
    }
);

/** The arguments of a tool; it is given no others (protocol.ts). */
export type InputSchema = {
  properties: Readonly<Record<string, InputProperty>>;
  required?: readonly string[];
};

/** What a client calls an offer, a product or a page by. */
export function nameProperty(description: string) {
  return { type: "string", maxLength: 200, description } as const;
}

/** An object of an answer that always has all of these properties. Tests hold each answer against it. */
export function objectOf(properties: object) {
  return { type: "object" as const, properties, required: Object.keys(properties) };
}

type ValueOf<P> = P extends { enum: readonly (infer Name)[] }
  ? Name
  : P extends { type: "string" }
    ? string
    : P extends { type: "number" | "integer" }
      ? number
      : P extends { type: "boolean" }
        ? boolean
        : string[];

type RequiredOf<S> = S extends { required: readonly (infer Name)[] } ? Name : never;

/** The arguments of a tool with that schema, once they are checked. */
export type ArgumentsOf<S extends InputSchema> = {
  [Name in keyof S["properties"] & RequiredOf<S>]: ValueOf<S["properties"][Name]>;
} & {
  [Name in Exclude<keyof S["properties"], RequiredOf<S>>]?: ValueOf<S["properties"][Name]>;
};

/** What is wrong with the arguments of a call, in French sentences that say what to send instead; none where they are sound. */
export function findFaults(args: unknown, schema: InputSchema): string[] {
  const { properties, required = [] } = schema;
  const names = Object.keys(properties).join(", ") || "aucun";
  if (!isRecord(args)) {
    return [`Les arguments forment un objet\u202f; noms possibles\u202f: ${names}.`];
  }
  const sent = new Map(Object.entries(args));
  const unknown = [...sent.keys()].filter((name) => !Object.hasOwn(properties, name));
  return [
    // What was sent is not repeated: it may be anything.
    ...(unknown.length > 0
      ? [`Un argument est inconnu\u202f; noms possibles\u202f: ${names}.`]
      : []),
    ...required.filter((name) => !sent.has(name)).map((name) => `« ${name} » est obligatoire.`),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const fault = sent.has(name) ? faultOf(sent.get(name), property) : undefined;
      return fault ? [`« ${name} »\u202f: ${fault}.`] : [];
    }),
  ];
}

function faultOf(value: unknown, property: InputProperty): string | undefined {
  if ("enum" in property) {
    const isKnown = property.enum.some((name) => name === value);
    return isKnown ? undefined : `attendu l’un de ${property.enum.join(", ")}`;
  }
  if (property.type === "string") return faultOfText(value, property);
  if (property.type === "boolean") {
    return typeof value === "boolean" ? undefined : "attendu true ou false";
  }
  if (property.type === "array") {
    const { minItems, maxItems, items } = property;
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
      return `attendu une liste de ${minItems} à ${maxItems} textes`;
    }
    return value.map((item) => faultOfText(item, items)).find(Boolean);
  }
  const { minimum, maximum, type } = property;
  const isSound =
    typeof value === "number" &&
    (type === "number" ? Number.isFinite(value) : Number.isInteger(value)) &&
    value >= minimum &&
    value <= maximum;
  const what = type === "integer" ? "nombre entier" : "nombre";
  return isSound ? undefined : `attendu un ${what} de ${minimum} à ${maximum}`;
}

function faultOfText(
  value: unknown,
  { minLength = 1, maxLength }: { minLength?: number; maxLength: number },
): string | undefined {
  const isSound =
    typeof value === "string" && value.length <= maxLength && value.trim().length >= minLength;
  return isSound ? undefined : `attendu un texte de ${minLength} à ${maxLength} caractères`;
}
