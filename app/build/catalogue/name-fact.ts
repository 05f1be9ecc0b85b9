/** What one fact of the catalogue is called in a sentence. Free of Node. */
import { findOffer } from "../../amounts/offers.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { uncapitalize } from "../../ui/capitalize.ts";
import { labelFact } from "./facts/table.ts";

/** What the names of a catalogue's facts are made of. */
type Named = {
  facts: ReadonlyMap<string, Pick<Fact, "label" | "value">>;
  products: ReadonlyMap<string, { name: string }>;
  partners: ReadonlyMap<string, { name: string }>;
};

/** What a fact is, said in full: « N26 Metal, prix par mois »; a rule of law is named by the beginning of its sentence. */
export function nameFact(catalogue: Named, id: string): string {
  if (id.startsWith("loi.")) {
    const label = catalogue.facts.get(id)?.label;
    if (label) return label;
    const statement = String(catalogue.facts.get(`${id}.statement`)?.value ?? "");
    return statement.split(/ ?[:;(]/, 1)[0] ?? id;
  }
  const [first = "", second = "", ...rest] = id.split(".");
  if (first === "referral") {
    return `parrainage ${findOffer(second)?.name ?? second}, ${nameWithin(rest.join("."))}`;
  }
  const product = catalogue.products.get(`${first}.${second}`);
  const name = product ? rest.join(".") : [second, ...rest].join(".");
  return `${product?.name ?? catalogue.partners.get(first)?.name ?? first}, ${nameWithin(name)}`;
}

function nameWithin(name: string): string {
  return uncapitalize(labelFact(name) ?? name);
}
