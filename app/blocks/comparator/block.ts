/** Tools that compare products: what they may choose from, with every fact they may need. */

import { type DirectiveContext, directive } from "../../build/blocks/directive.ts";
import { requireProduct, requireToolProduct, splitWords } from "../../build/blocks/look-up.ts";
import { criteriaOf } from "../../build/catalogue/criteria.ts";
import { type Criterion, factNames } from "../../catalogue/compare.ts";
import { COMPARED, type ComparedKind, kindOf } from "../../catalogue/kinds.ts";
import { CitedSources } from "../../ui/sourced.ts";
import { compareNames } from "../../ui/text.ts";
import { typeset } from "../../ui/typography.server.ts";

/**
 * `::comparateur{genres="banque cashback" ailleurs=/comparateur/plateformes}`: everything of these kinds
 * that is on sale. The rest is named only, with the page that compares it.
 */
export const comparateur = directive({
  name: "comparateur",
  tag: "Comparateur",
  ids: ["comparaison"],
  fragments: () => ["comparaison"],
  standsOutsideSections: true,
  required: ["genres", "ailleurs"],
  compile({ attributes }, context) {
    const { site } = context;
    const kinds = splitWords(attributes.genres).map(requireKind);
    const path = attributes.ailleurs ?? "";
    if (!site.has(path)) throw new Error(`page inconnue « ${path} »`);
    const firms = listFirms(context);
    const sources = new CitedSources(typeset);
    const partners = firms
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ ids, ...firm }) => ({
        ...firm,
        products: ids.map((id) =>
          requireToolProduct(id, factNames(criteriaOf(firm.kind)), sources, context),
        ),
      }));
    const elsewhere = firms
      .filter(({ kind }) => !kinds.includes(kind))
      .flatMap(({ ids }) => ids.map((id) => ({ id, name: requireProduct(id, context).name })));
    return {
      sources: sources.all,
      /** What each kind is compared on. */
      criteria: Object.fromEntries(kinds.map((kind) => [kind, criteriaOf(kind)])) as {
        [Kind in ComparedKind]?: Criterion[];
      },
      partners,
      /** What is compared on another page, so that no page carries everything. */
      elsewhere: { path, products: elsewhere },
    };
  },
});

function requireKind(word: string): ComparedKind {
  const kinds = Object.keys(COMPARED) as ComparedKind[];
  const kind = kinds.find((known) => known === word);
  if (kind) return kind;
  throw new Error(`genres : attendus, parmi ${kinds.map((known) => `« ${known} »`).join(", ")}`);
}

/** Every firm with the ids of what it sells, by name. A bank without a product on sale has nothing to compare. */
export function listFirms(context: DirectiveContext) {
  return [...context.catalogue.partners.values()]
    .map(({ slug, name, kind: partnerKind, products }) => {
      const kind = kindOf(partnerKind).compared;
      const onSale = products.filter(({ status }) => status === "current");
      const ids = COMPARED[kind].group === null ? onSale.map(({ id }) => id) : [slug];
      return { slug, name: typeset(name), kind, ids };
    })
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => compareNames(a.name, b.name));
}
