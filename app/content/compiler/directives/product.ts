/** Blocks about products: a partner's plans, a comparison, alternatives. */
import { typeset } from "../typography.ts";
import {
  type Directive,
  type DirectiveContext,
  demand,
  splitWords,
  writeFact,
  writeFacts,
} from "./directive.ts";

/** `::formules{partenaire=n26}` */
export const formules: Directive<"Formules"> = {
  form: "leaf",
  tag: "Formules",
  label: "none",
  required: ["partenaire"],
  optional: [],
  resolve({ attributes }, context) {
    const slug = attributes.partenaire ?? "";
    const { catalogue } = context;
    const partner = demand(catalogue.findPartner(slug), "partner", slug, catalogue);
    const plans = partner.products.map((id) => {
      const product = demand(catalogue.findProduct(id), "product", id, catalogue);
      return {
        id,
        name: typeset(product.name),
        path: context.site.productPath(id),
        price: product.price ? writeFact(product.price, context) : null,
        carte: product.card,
        facts: writeFacts(product.facts, context),
      };
    });
    if (!plans.length) throw new Error(`the catalogue knows no plan of "${slug}"`);
    return { partenaire: slug, name: typeset(partner.name), plans };
  },
};

/** `::comparaison{produits="n26.standard n26.smart" criteres="monthlyFee"}` */
export const comparaison: Directive<"Comparaison"> = {
  form: "leaf",
  tag: "Comparaison",
  label: "none",
  required: ["produits"],
  optional: ["criteres"],
  resolve({ attributes }, context) {
    const ids = splitWords(attributes.produits ?? "");
    if (ids.length < 2) throw new Error("a comparison takes two products or more");
    const columns = ids.map((id) => nameProduct(id, context));
    const criteria = splitWords(attributes.criteres ?? "");
    const rows = context.catalogue.compare(ids, criteria).map(({ id, label, cells }) => ({
      id,
      label: typeset(label),
      cells: cells.map((cell) =>
        cell && cell.fact.value !== null
          ? { ...writeFact(cell.fact, context), best: cell.best }
          : null,
      ),
    }));
    if (!rows.length) throw new Error("the catalogue knows nothing to compare these on");
    return { columns: columns.map(({ id, name, path }) => ({ id, name, path })), rows };
  },
};

/** `::alternatives{partenaire=n26 avec="revolut.standard boursobank.ultim"}` */
export const alternatives: Directive<"Alternatives"> = {
  form: "leaf",
  tag: "Alternatives",
  label: "none",
  required: ["partenaire", "avec"],
  optional: [],
  resolve({ attributes }, context) {
    const slug = attributes.partenaire ?? "";
    demand(context.catalogue.findPartner(slug), "partner", slug, context.catalogue);
    const options = splitWords(attributes.avec ?? "").map((id) => {
      const { price, facts, ...option } = nameProduct(id, context);
      const first = price ? [{ label: "Prix", fact: price }] : [];
      const known = [...first, ...facts].filter(({ fact }) => fact.value !== null);
      return { ...option, facts: writeFacts(known.slice(0, 3), context) };
    });
    return { partenaire: slug, options };
  },
};

function nameProduct(id: string, { catalogue, site }: DirectiveContext) {
  const { name, partner, price, facts } = demand(
    catalogue.findProduct(id),
    "product",
    id,
    catalogue,
  );
  // Offers without a page of their own are read about on their partner's.
  const path = site.productPath(id) ?? site.partnerPath(partner);
  return { id, name: typeset(name), partner, path, price, facts };
}
