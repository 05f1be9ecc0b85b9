/** Reads a JSON-LD graph against schema.org's definitions, and says what they do not allow. */
import type { Vocabulary } from "./vocabulary.ts";

type Thing = { [name: string]: unknown };

/** @param graph what a page's script holds, parsed @returns a sentence per fault; none where all is well */
export function findFaults(graph: unknown, vocabulary: Vocabulary): string[] {
  if (!isThing(graph) || graph["@context"] !== "https://schema.org") return ["has no context"];
  const things = findThings(graph["@graph"]);
  const types = new Map(things.map((thing) => [thing["@id"], String(thing["@type"])]));

  return things.flatMap((thing) => {
    const type = String(thing["@type"]);
    if (!vocabulary.isClass(type)) return [`${type} is no class`];
    return Object.entries(thing)
      .filter(([name]) => !name.startsWith("@"))
      .flatMap(([name, value]) => {
        const place = `${type}.${name}`;
        if (!vocabulary.isProperty(name)) return [`${place} is no property`];
        if (vocabulary.isSuperseded(name)) return [`${place} is superseded`];
        if (!vocabulary.domainsOf(name).some((domain) => vocabulary.isKindOf(type, domain)))
          return [`${place} is not said of such a thing`];
        return [value].flat().flatMap((one) => {
          const fits = vocabulary
            .rangesOf(name)
            .some((range) => hasRange(one, range, types, vocabulary));
          return fits ? [] : [`${place} cannot be ${JSON.stringify(one)}`];
        });
      });
  });
}

/** Every thing of a graph that says what it is, at any depth. */
function findThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(findThings);
  if (!isThing(value)) return [];
  const inside = Object.values(value).flatMap(findThings);
  return "@type" in value ? [value, ...inside] : inside;
}

function hasRange(
  value: unknown,
  range: string,
  types: ReadonlyMap<unknown, string>,
  { isKindOf }: Vocabulary,
): boolean {
  if (isThing(value)) {
    // A reference alone must lead to something the same page describes.
    const type = value["@type"] ?? types.get(value["@id"]);
    return typeof type === "string" && isKindOf(type, range);
  }
  if (typeof value === "number") {
    return range === "Number" || (range === "Integer" && Number.isInteger(value));
  }
  if (typeof value !== "string" || value === "") return false;
  if (range === "Text") return true;
  if (range === "Date") return /^\d{4}-\d\d-\d\d$/.test(value);
  // A thing may be named by its address alone.
  return !["Number", "Integer", "DateTime", "Boolean", "Time"].includes(range) && isAddress(value);
}

function isAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\/[^/]/.test(value);
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
