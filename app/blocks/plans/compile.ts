import { directive } from "../../pages/compiler/directive.ts";
import { writeFact } from "../../pages/compiler/write-facts.ts";
import { demandPartner, demandProduct, ONE_PARTNER } from "../demand.ts";

/** `::formules{partenaire=n26}`: the plans of a partner, each with its card and its price. */
export const formules = directive({
  ...ONE_PARTNER,
  name: "formules",
  tag: "Formules",
  compile({ attributes }, context) {
    const { slug, name, products } = demandPartner(attributes.partenaire, context);
    if (!products.length) throw new Error(`the catalogue knows no plan of "${slug}"`);
    const plans = products.map((id) => {
      const { name, price, card } = demandProduct(id, context);
      return {
        id,
        name,
        /** The plan's own page, where it has one. */
        path: context.site.productPath(id),
        price: price ? writeFact(price, context) : null,
        /** Colours and material of its card; null for what comes without one. */
        carte: card,
      };
    });
    return { partenaire: slug, name, plans };
  },
});
