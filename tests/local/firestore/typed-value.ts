// Plain JSON values written as Firestore's typed values, and back.

/** Keys by which Firestore types a value. An object with exactly one of them is taken as typed. */
const TYPE_KEYS = new Set([
  "nullValue",
  "booleanValue",
  "integerValue",
  "doubleValue",
  "timestampValue",
  "stringValue",
  "bytesValue",
  "referenceValue",
  "geoPointValue",
  "arrayValue",
  "mapValue",
]);

/** The fields of a document, typed as the REST interface sends them. */
export function toTypedFields(document: Readonly<Record<string, unknown>>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, toTypedValue(value)]),
  );
}

/** `80` → `{ integerValue: "80" }`, `"80"` → `{ stringValue: "80" }`, typed values unchanged… */
function toTypedValue(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === "number") return toTypedNumber(value);
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "string") return { stringValue: value };
  if (Array.isArray(value)) return toTypedArray(value);
  if (typeof value !== "object") throw new TypeError(`Firestore has no ${typeof value}.`);
  const [key, ...others] = Object.keys(value);
  if (key && others.length === 0 && TYPE_KEYS.has(key)) return value;
  return { mapValue: { fields: toTypedFields(Object.fromEntries(Object.entries(value))) } };
}

/** Integers travel as strings, and so do the doubles JSON cannot write. */
function toTypedNumber(value: number): object {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

/** An empty array has no `values` at all, as in Firestore's own answers. */
function toTypedArray(values: unknown[]): object {
  return { arrayValue: values.length > 0 ? { values: values.map(toTypedValue) } : {} };
}

/** `{ integerValue: "80" }` → `80`: the types that plain JSON has; any other stays typed. */
export function toPlainValue(value: object): unknown {
  if ("integerValue" in value) return Number(value.integerValue);
  if ("doubleValue" in value && typeof value.doubleValue === "number") return value.doubleValue;
  if ("stringValue" in value) return value.stringValue;
  if ("booleanValue" in value) return value.booleanValue;
  return value;
}
