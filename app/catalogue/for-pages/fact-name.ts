/** What a fact is, said in full: whose it is, and its label. */

import { findOffer } from "../../primes/offers.ts";
import type { Catalogue as SiteCatalogue } from "../catalogue.ts";
import { labelFact } from "../fact-label.ts";

/** « N26 Metal, prix par mois »; a rule of law is named by the beginning of its sentence. */
export function nameFact(site: SiteCatalogue, id: string): string {
  if (id.startsWith("loi.")) {
    const statement = String(site.facts.get(`${id}.statement`)?.value ?? "");
    return statement.split(/ ?[:;(]/, 1)[0] ?? id;
  }
  const [first = "", second = "", ...rest] = id.split(".");
  if (first === "referral") {
    return `parrainage ${findOffer(second)?.name ?? second}, ${lower(rest.join("."))}`;
  }
  const product = site.products.get(`${first}.${second}`);
  const name = product ? rest.join(".") : [second, ...rest].join(".");
  return `${product?.name ?? site.partners.get(first)?.name ?? first}, ${lower(name)}`;
}

function lower(name: string): string {
  const label = labelFact(name) ?? name;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
