import { directive } from "../../build/blocks/directive.ts";
import { requireProduct, splitWords } from "../../build/blocks/look-up.ts";
import { asOne, readList } from "../../build/blocks/read-list.ts";
import { Cost } from "../../build/calculation/cost.ts";
import { isDoubtful } from "../../ui/degree.ts";
import { typeset } from "../../ui/typography.server.ts";
import { type Bars, EXAMPLE, readRow, readRows } from "./rows.build.ts";

/**
 * Sums side by side, drawn to one scale from zero. `:::barres[Titre]` round a list `- libellé : :calcul[…]{unite=EUR}`, in
 * its order; `::barres{titre="…" produits="…" cout="12 * produit.monthlyFee"}`: what one use costs with each, the least first.
 */
export const barres = directive({
  name: "barres",
  form: ["leaf", "container"],
  tag: "Barres",
  label: "optional",
  optional: ["titre", "produits", "cout", "unite"],
  compile({ label, attributes, children = [] }, context): Bars {
    const { titre, produits, cout, unite } = attributes;
    if (children.length > 0) {
      if (!label || produits || cout) {
        throw new Error(`écrivez :::barres[Titre] autour d’une liste « ${EXAMPLE} »`);
      }
      return { title: typeset(label), rows: readRows(readList(children, EXAMPLE), context) };
    }
    if (!titre || !produits || !cout) {
      throw new Error(
        'écrivez ::barres{titre="…" produits="a.b c.d" cout="12 * produit.monthlyFee"}, ou :::barres[Titre] autour d’une liste',
      );
    }
    const cost = new Cost(cout, context);
    const products = splitWords(produits).map((id) => requireProduct(id, context));
    if (unite === undefined) cost.check(products);
    const rows = products.map((product) => {
      const { name, path } = product;
      const why = cost.whyNone(product);
      if (why) return { label: name, path, why: typeset(why) };
      const figure = cost.write(product, unite);
      return {
        label: name,
        path,
        figure,
        number: figure.number,
        isSure: !isDoubtful(figure.degree),
      };
    });
    return {
      title: typeset(titre),
      rows: rows.sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity)),
    };
  },
  arrange: (children) =>
    children.length === 0
      ? []
      : readList(children, EXAMPLE).flatMap((item) => {
          const { label, figure } = readRow(item);
          return [asOne(label), asOne(figure)];
        }),
});
