import { directive } from "../../build/blocks/directive.ts";
import { requirePartner, requireProduct, splitWords } from "../../build/blocks/look-up.ts";
import { whyUnsure } from "../../build/calculation/cost.ts";
import { listItems } from "../../build/compiler/write-facts.ts";
import { findFact } from "../../catalogue/compare.ts";
import { formatQuantity } from "../../catalogue/units.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { isDoubtful } from "../../ui/degree.ts";
import type { Sourced } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";

/** A card: from what income on it is open, or why we can't say; what deposit opens it. */
type Row = {
  name: string;
  path: string | null;
  deposit?: Sourced;
  least?: number;
  isSure?: boolean;
  income?: Sourced;
  why?: string;
};

/**
 * `::acces{produits="fortuneo.fosfo fortuneo.gold"}`: who can have which card. From what income on, product by product, on
 * one scale; what deposit opens it; then whom each firm takes at all: age, residence.
 */
export const acces = directive({
  name: "acces",
  tag: "Acces",
  required: ["produits"],
  optional: ["titre"],
  compile({ attributes: { produits, titre } }, context) {
    const { sources } = context;
    const products = splitWords(produits).map((id) => requireProduct(id, context));
    if (products.length < 2) throw new Error("produits en nomme deux ou plus");
    const rows = products.map((product): Row => {
      const { name, path } = product;
      const income = findFact(product, "incomeMinimum");
      const deposit = findFact(product, "initialDeposit");
      const base = {
        name,
        path,
        // A deposit of nothing is none.
        ...(deposit?.value && { deposit: writeFact(deposit, sources) }),
      };
      const why = whyUnsure(income);
      if (why || !income) return { ...base, why: typeset(`revenu demandé : ${why}`) };
      const least = Number(income.value);
      const text = least === 0 ? "aucun minimum" : `dès ${formatQuantity(least, income.unit)}`;
      return {
        ...base,
        least,
        isSure: !isDoubtful(income.degree),
        income: { ...writeFact(income, sources), text: typeset(text) },
      };
    });
    if (!products.some((product) => findFact(product, "incomeMinimum")?.value != null)) {
      throw new Error("le catalogue ne sait le revenu demandé d’aucun d’eux (incomeMinimum)");
    }
    const firms = [...new Set(products.map(({ partnerSlug }) => partnerSlug))].flatMap((slug) => {
      const { name, facts } = requirePartner(slug, context);
      const { eligibility } = facts;
      if (eligibility?.value == null) return [];
      const people = listItems(eligibility).join("\u202f; ");
      return { name, people: { ...writeFact(eligibility, sources), text: people } };
    });
    return {
      title: typeset(titre ?? "Qui peut avoir quelle carte"),
      rows: rows.sort((a, b) => (a.least ?? Infinity) - (b.least ?? Infinity)),
      firms,
    };
  },
});
