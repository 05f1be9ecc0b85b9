import { directive } from "../../build/blocks/directive.ts";
import { requirePartner, requireReferral } from "../../build/blocks/look-up.ts";
import type { FactTable } from "../../build/catalogue/catalogue.ts";
import { labelFact } from "../../build/catalogue/facts/table.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import type { CitedSources, Labelled } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";

/**
 * `::faits{partenaire=n26}`, `::faits{offre=N26}`: every fact of a firm and its products, or of a programme, with the sentence
 * that says it. Each has a place of its own, to be led to.
 */
export const facts = directive({
  name: "faits",
  tag: "Faits",
  standsOutsideSections: true,
  optional: ["partenaire", "offre"],
  compile({ attributes: { partenaire, offre } }, context) {
    const { sources } = context;
    /** The page's own list of them, which grows until the page is compiled. */
    const cited = sources.all;
    if (offre) {
      const { offer, referral } = requireReferral(offre, context);
      const shownFacts = writeAllFacts(referral.facts, sources);
      return { cited, subjects: [{ name: offer.name, path: offer.page, facts: shownFacts }] };
    }
    const { name, slug, facts: own, products } = requirePartner(partenaire, context);
    return {
      cited,
      subjects: [
        { name, path: context.site.pathOf(slug), facts: writeAllFacts(own, sources) },
        ...products.map((product) => ({
          name: typeset(product.fullName),
          path: context.site.pathOf(product.id),
          facts: writeAllFacts(product.facts, sources),
        })),
      ].filter(({ facts }) => facts.length > 0),
    };
  },
});

function writeAllFacts(table: FactTable, sources: CitedSources): Labelled[] {
  return Object.entries(table).map(([name, fact]) => ({
    id: fact.id,
    label: typeset(labelFact(name) ?? name),
    ...writeFact(fact, sources),
  }));
}
