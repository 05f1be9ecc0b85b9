import { directive } from "../../build/blocks/directive.ts";
import { nothingKnown, requirePartner } from "../../build/blocks/look-up.ts";
import type { FactName } from "../../build/catalogue/facts/table.ts";
import { writeFacts } from "../../build/compiler/write-facts.ts";
import { kindOf, riskOf } from "../../catalogue/kinds.ts";

/** Who answers for the firm, under which licence, and what is given back if it fails. */
const SECURITY = [
  "legalEntity",
  "authorisation",
  "licence.type",
  "licence.authority",
  "licence.country",
  "regulation.status",
  "regulation.authority",
  "depositGuarantee.scheme",
  "depositGuarantee.amount",
  "depositGuarantee.cash",
  "depositGuarantee.details",
  "depositGuarantee.securities",
  "depositGuarantee.securitiesAmount",
  "ibanCountry",
] as const satisfies readonly FactName[];

/** `::securite{partenaire=n26}`: legal entity, licence, deposit guarantee, and the registers to check them in. */
export const securite = directive({
  name: "securite",
  tag: "Securite",
  required: ["partenaire"],
  compile({ attributes }, context) {
    const { slug, kind, facts: known } = requirePartner(attributes.partenaire, context);
    const facts = writeFacts(known, SECURITY, context);
    if (!facts.length) throw nothingKnown(slug);
    return { facts, isBank: kindOf(kind).compared === "banque", risk: riskOf(kind) };
  },
});
