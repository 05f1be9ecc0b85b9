import { Fraction } from "fraction.js";
import { directive } from "../../build/blocks/directive.ts";
import { requireProduct, splitWords } from "../../build/blocks/look-up.ts";
import { writeNumber } from "../../build/calculation/calculation.ts";
import { Cost } from "../../build/calculation/cost.ts";
import { isDoubtful } from "../../ui/degree.ts";
import { typeset } from "../../ui/typography.server.ts";
import { describeCheapest, findCheapest, leastOf, unitOf, writeUse } from "./cheapest.build.ts";
import { costAt, type Line, lineOf, sortOnce } from "./line.build.ts";

/** Most lines that can be told apart. */
const MOST_LINES = 5;
/** Upper bound of a use that is counted in units: each unit is computed. */
const LONGEST = 2000;

/**
 * `::courbe{titre="…" produits="a.b c.d" cout="usage * produit.withdrawalForeignFee" de=0 a=12 unite="retraits par an"}`: what
 * a use costs with each product, the more of it there is, and from where on another costs least. `unite="EUR par mois"`
 * counts in money: then a limit may fall between two whole numbers.
 */
export const courbe = directive({
  name: "courbe",
  tag: "Courbe",
  required: ["titre", "produits", "cout", "de", "a", "unite"],
  compile({ attributes }, context) {
    const { titre = "", cout = "", unite = "" } = attributes;
    const [from, to] = [readUse("de", attributes.de), readUse("a", attributes.a)];
    const unit = unitOf(unite);
    if (from >= to) throw new Error(`de=${from} a=${to} : « a » vient après « de »`);
    if (unit.isWhole && to - from > LONGEST)
      throw new Error(`a=${to} : ${LONGEST} ${unite} au plus`);
    const cost = new Cost(cout, context, { usage: unite });
    const products = splitWords(attributes.produits).map((id) => requireProduct(id, context));
    if (products.length > MOST_LINES) throw new Error(`${MOST_LINES} courbes au plus`);
    cost.check(products);
    const reach = { from: new Fraction(from), to: new Fraction(to) };
    const curves = products.flatMap((product) => {
      if (cost.whyNone(product)) return [];
      const line = lineOf(cost.expression, reach, cost.readerOf(product));
      return { name: product.name, path: product.path, line, ...cost.write(product, "EUR", to) };
    });
    const intervals = findCheapest(curves, unit);
    const columns = sortOnce([reach.from, ...intervals.map((interval) => interval.from), reach.to]);
    return {
      title: typeset(titre),
      sentence: curves.length > 1 ? typeset(describeCheapest(intervals, unit)) : null,
      unit: typeset(unit.isWhole ? unite : unite.replace(/^EUR/, "€")),
      from,
      to,
      lines: curves.map(({ name, path, line, degree, asOf, sources, formula }) => ({
        name,
        path,
        isSure: !isDoubtful(degree),
        points: pointsOf(line),
        cells: columns.map((at) => ({
          degree,
          asOf,
          sources,
          formula,
          text: typeset(writeNumber(costAt(line, at), "EUR").text),
        })),
      })),
      least: pointsOf(leastOf(curves)),
      uses: columns.map((at) => ({ at: at.valueOf(), text: typeset(writeUse(at, unit)) })),
      /** Those that have no line, and why. */
      left: products.flatMap((product) => {
        const why = cost.whyNone(product);
        return why ? { name: product.name, why: typeset(why) } : [];
      }),
    };
  },
});

function readUse(name: string, text = ""): number {
  if (!/^\d+$/.test(text)) throw new Error(`${name}=${text} : attendu, un nombre entier`);
  return Number(text);
}

function pointsOf(line: Line): [at: number, cost: number][] {
  return line.map(({ at, cost }) => [at.valueOf(), cost.valueOf()]);
}
