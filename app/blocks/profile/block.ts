import { directive } from "../../build/blocks/directive.ts";
import { requireProduct, requireToolProduct, splitWords } from "../../build/blocks/look-up.ts";
import { listPricedCards } from "../../build/catalogue/priced-cards.ts";
import { CitedSources } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { COST_FACTS } from "./cost-facts.ts";

/**
 * `::profil{sauf="wise.business"}`: the yearly cost of each card for the use that the address tells, among cards for a
 * person whose price is known. `sauf` names those for somebody else: a firm, a minor.
 */
export const profil = directive({
  name: "profil",
  tag: "Profil",
  standsOutsideSections: true,
  optional: ["sauf"],
  compile({ attributes }, context) {
    const left = splitWords(attributes.sauf);
    for (const id of left) requireProduct(id, context);
    const sources = new CitedSources(typeset);
    const products = listPricedCards(context.catalogue, left).map(({ id, carte }) => ({
      ...requireToolProduct(id, COST_FACTS, sources, context),
      ...(carte?.material === "metal" && { isMetal: true as const }),
    }));
    return { sources: sources.all, products };
  },
});
