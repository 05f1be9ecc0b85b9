import { directive } from "../../build/blocks/directive.ts";
import { requirePartner, requireProduct, splitWords } from "../../build/blocks/look-up.ts";
import { criteriaFor } from "../../build/catalogue/criteria.ts";
import type { FactName } from "../../build/catalogue/facts/table.ts";
import { writeFacts } from "../../build/compiler/write-facts.ts";

/** Facts told of each, the price first. */
const MAX_FACTS = 3;

/** `::alternatives{partenaire=n26 avec="revolut.standard boursobank.ultim"}`: products that do the same job. */
export const alternatives = directive({
  name: "alternatives",
  tag: "Alternatives",
  required: ["partenaire", "avec"],
  compares: ({ avec }) => splitWords(avec ?? ""),
  compile({ attributes }, context) {
    requirePartner(attributes.partenaire, context);
    const options = splitWords(attributes.avec).map((id) => {
      const { name, path, kind, facts } = requireProduct(id, context);
      const names = new Set<FactName>(["monthlyFee", ...criteriaFor(kind).map(({ fact }) => fact)]);
      const known = [...names].filter((fact) => facts[fact] && facts[fact].value !== null);
      const shownFacts = writeFacts(facts, known.slice(0, MAX_FACTS), context);
      const price = facts.monthlyFee?.id;
      return {
        id,
        name,
        path,
        facts: shownFacts.map((fact) => (fact.id === price ? { ...fact, label: "Prix" } : fact)),
      };
    });
    return { options };
  },
});
