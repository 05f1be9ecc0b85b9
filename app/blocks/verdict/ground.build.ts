/** What a verdict rests on: criteria of the catalogue, the cost of a use. Neither these nor the page's tables may rank otherwise. */

import type { DirectiveContext } from "../../build/blocks/directive.ts";
import { requireProduct, splitWords } from "../../build/blocks/look-up.ts";
import { Cost, type Product } from "../../build/calculation/cost.ts";
import { requireRank } from "../../build/catalogue/criteria.ts";
import { findFact, isRankable, rankOf } from "../../catalogue/compare.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import type { Part } from "./reason.build.ts";

/** What an author typed of it. */
type Typed = {
  chosen: Product[];
  others: Product[];
  sur?: string | undefined;
  cout?: string | undefined;
  raison?: string | undefined;
  sauf?: string | undefined;
  line?: number | undefined;
};

/** What products are placed by; less is better. */
type Scale = {
  label: string;
  /** null where nothing places it. */
  place(product: Product): number | null;
  facts(product: Product): (Fact | undefined)[];
  write(product: Product): Part;
};

/**
 * The sentence that the criteria and the cost make, and the facts under it.
 * @throws {Error} where they speak against the choice, or a product that the page compares does as well and is not named
 */
export function readGround(typed: Typed, context: DirectiveContext) {
  const { chosen, others, sur, cout, raison, sauf, line } = typed;
  const scales = [
    ...splitWords(sur).map((name) => scaleOfCriterion(name, context)),
    ...(cout ? [scaleOfCost(cout, context)] : []),
  ];
  const named = [...chosen, ...others];
  const known = scales.flatMap((scale) =>
    named.flatMap((product) => {
      const facts = scale.facts(product).flatMap((fact) => (fact?.value == null ? [] : fact));
      // A reason in words may speak of what is contested of a product that is not chosen; never of what has aged.
      const mayBeContested = raison !== undefined && others.includes(product);
      return mayBeContested
        ? facts.filter(({ degree }) => degree === "old" || isRankable({ degree }))
        : facts;
    }),
  );
  // A verdict on what is past its age or in doubt is taken back: there is nothing to check.
  if (scales.length > 0 && known.every(isRankable)) {
    for (const one of chosen) {
      for (const other of others) checkAgainst(one, other, scales, raison !== undefined);
      const shown = tableOf(one, line, context.compared);
      const answered = [...named.map(({ id }) => id), ...splitWords(sauf)];
      const left = shown.filter((id) => !answered.includes(id));
      for (const id of left) checkForgotten(one, requireProduct(id, context), scales);
    }
  }
  return { parts: scales.flatMap((scale) => writeScale(scale, chosen, others)), facts: known };
}

/** The table that a choice is read against: the last one above it that shows it, else the first one below. */
function tableOf({ id }: Product, line = 0, tables: DirectiveContext["compared"]) {
  const own = tables.filter(({ products }) => products.includes(id));
  return (own.findLast((table) => table.line < line) ?? own[0])?.products ?? [];
}

/** @param isExplained whether a reason in words speaks of what no number places */
function checkAgainst(
  one: Product,
  other: Product,
  scales: readonly Scale[],
  isExplained: boolean,
): void {
  const signs = scales.flatMap((scale) => {
    const [mine, theirs] = [scale.place(one), scale.place(other)];
    const unknown = mine === null ? one : theirs === null ? other : undefined;
    if (unknown === other && isExplained) return [];
    if (unknown) throw new Error(`rien ne classe « ${unknown.name} » sur « ${scale.label} »`);
    const sign = Math.sign(Number(theirs) - Number(mine));
    if (sign < 0)
      throw new Error(`« ${other.name} » fait mieux que « ${one.name} » sur « ${scale.label} »`);
    return sign;
  });
  if (signs.length === scales.length && !signs.includes(1)) {
    const labels = scales.map(({ label }) => `« ${label} »`).join(", ");
    throw new Error(`« ${one.name} » ne fait pas mieux que « ${other.name} » sur ${labels}`);
  }
}

/** A product of the page's own tables that does as well: whoever reads both asks why it is not named. */
function checkForgotten(one: Product, shown: Product, scales: readonly Scale[]): void {
  const doesAsWell = scales.every((scale) => {
    const [mine, theirs] = [scale.place(one), scale.place(shown)];
    return mine !== null && theirs !== null && theirs <= mine;
  });
  if (doesAsWell) {
    const labels = scales.map(({ label }) => `« ${label} »`).join(", ");
    throw new Error(
      `le tableau de la page donne « ${shown.name} » au moins aussi bien que « ${one.name} » sur ${labels} : nommez-la dans choix, ajoutez à sur ce qui l’écarte, ou mettez dans sauf ce que la situation exclut`,
    );
  }
}

/** By a criterion; of what has no order, having it comes before not being known to. */
function scaleOfCriterion(name: string, { sources }: DirectiveContext): Scale {
  const { fact, label, direction, rankBy = fact } = requireRank(name);
  return {
    label,
    place(product) {
      if (direction === "none") return findFact(product, fact)?.value == null ? 1 : 0;
      const rank = rankOf(findFact(product, rankBy));
      return rank === null || direction === "less" ? rank : -rank;
    },
    facts: (product) => [findFact(product, fact), findFact(product, rankBy)],
    write(product) {
      const found = findFact(product, fact);
      return found ? writeFact(found, sources) : "non vérifié";
    },
  };
}

/** By what a use costs, in euros. @param cout an expression in which `produit.monthlyFee` is the product's own */
function scaleOfCost(cout: string, context: DirectiveContext): Scale {
  const cost = new Cost(cout, context);
  return {
    label: "coût dans ce cas",
    place: (product) => cost.valueOf(product)?.valueOf() ?? null,
    facts: (product) => [...cost.factsOf(product).values()],
    write: (product) => cost.write(product),
  };
}

/** « Retrait en devises : gratuit. N26 Standard : 1,7 %. » */
function writeScale(scale: Scale, chosen: readonly Product[], others: readonly Product[]): Part[] {
  const [first, ...more] = chosen;
  const lead =
    more.length > 0 ? `${scale.label}, ${first?.name}\u202f: ` : `${scale.label}\u202f: `;
  return [
    lead,
    ...(first ? [scale.write(first)] : []),
    ...[...more, ...others].flatMap((product) => [
      `. ${product.name}\u202f: `,
      scale.write(product),
    ]),
    ". ",
  ];
}
