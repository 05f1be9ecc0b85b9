import { directive } from "../../build/blocks/directive.ts";
import { requirePartner } from "../../build/blocks/look-up.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { typeset } from "../../ui/typography.server.ts";
import { compareLink } from "../side-by-side/compare-path.ts";

/** `::formules{partenaire=n26}`: the plans of a partner, each with its card and its price. */
export const formules = directive({
  name: "formules",
  tag: "Formules",
  required: ["partenaire"],
  compile({ attributes }, context) {
    const { slug, name, products } = requirePartner(attributes.partenaire, context);
    const onSale = products.filter(({ status }) => status === "current");
    if (!onSale.length) throw new Error(`le catalogue ne connaît aucune formule de « ${slug} »`);
    const plans = onSale.map(({ id, kind, status, fullName, carte, facts: { monthlyFee } }) => ({
      id,
      name: typeset(fullName),
      /** The plan's own page, where it has one. */
      path: context.site.pathOf(id),
      price: monthlyFee ? writeFact(monthlyFee, context.sources) : null,
      /** Colours and material of its card; null for what comes without one. */
      carte,
      action: compareLink({ id, kind, status }),
    }));
    return { partnerSlug: slug, name, plans };
  },
});
