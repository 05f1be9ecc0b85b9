import { directive } from "../../pages/compiler/directive.ts";
import { writeFacts } from "../../pages/compiler/write-facts.ts";
import { demandPartner, demandProduct, splitWords } from "../demand.ts";

/** Facts told of each. */
const TOLD = 3;

/** `::alternatives{partenaire=n26 avec="revolut.standard boursobank.ultim"}`: products that do the same job. */
export const alternatives = directive({
  name: "alternatives",
  form: "leaf",
  tag: "Alternatives",
  required: ["partenaire", "avec"],
  compile({ attributes }, context) {
    demandPartner(attributes.partenaire, context);
    const options = splitWords(attributes.avec).map((id) => {
      const { name, path, price, facts } = demandProduct(id, context);
      const first = price ? [{ label: "Prix", fact: price }] : [];
      const known = [...first, ...facts].filter(({ fact }) => fact.value !== null);
      return { id, name, path, facts: writeFacts(known.slice(0, TOLD), context) };
    });
    return { options };
  },
});
