/** `cout="12 * produit.monthlyFee"`: what the same use costs with each of several products. */
import { Fraction } from "fraction.js";
import { findFact, rankOf } from "../../catalogue/compare.ts";
import type { Fact } from "../../catalogue/fact.ts";
import type { DirectiveContext } from "../blocks/directive.ts";
import type { requireProduct } from "../blocks/look-up.ts";
import { calculate } from "./calculation.ts";
import { checkCalculation } from "./check-calculation.ts";
import { type Expression, evaluate, listFacts, parseExpression } from "./expression.ts";

export type Product = ReturnType<typeof requireProduct>;

/** What stands for each product. */
const EACH = "produit.";

/** How much is used, where a cost is drawn for many uses: `usage * produit.withdrawalForeignFee`. */
export const USAGE = "usage";

/** A cost as it was typed. */
export class Cost {
  readonly expression: Expression;
  readonly #source: string;
  readonly #context: DirectiveContext;
  /** What use is counted in; undefined where the cost is that of one use. */
  readonly #usage: string | undefined;

  /**
   * @param usage what use is counted in, where the cost is drawn for many: « retraits par an », `EUR par mois`
   * @throws {Error} where nothing in it changes from one product to another, or from one use to another
   */
  constructor(source: string, context: DirectiveContext, { usage }: { usage?: string } = {}) {
    this.expression = parseExpression(source);
    this.#source = source;
    this.#context = context;
    this.#usage = usage;
    const ids = listFacts(this.expression);
    if (!ids.some((id) => id.startsWith(EACH)))
      throw new Error("cout nomme ce qui change d’un produit à l’autre : produit.monthlyFee");
    if (ids.includes(USAGE) !== (usage !== undefined)) {
      throw new Error(
        usage === undefined
          ? "« usage » n’a de sens que dans ::courbe"
          : "cout nomme l’usage : usage * produit.withdrawalForeignFee",
      );
    }
  }

  /** @throws {Error} where fewer than two of the products have numbers, or their units do not go together */
  check(products: readonly Product[]): void {
    const factsByProduct = products.map((product) => this.factsOf(product));
    const known = factsByProduct.filter((facts) =>
      [...facts.values()].every((fact) => typeof fact?.value === "number"),
    );
    if (known.length < 2) {
      const names = products.map(({ name }) => `« ${name} »`).join(", ");
      throw new Error(
        `moins de deux produits ont tous les chiffres de cout, parmi ${names || "aucun"} : « npm run catalogue -- --ids » dit lesquels`,
      );
    }
    for (const facts of known) {
      const all = new Map([...facts].flatMap(([id, fact]) => (fact ? [[id, fact] as const] : [])));
      if (this.#usage !== undefined) all.set(USAGE, usageAsFact(this.#usage));
      checkCalculation(this.expression, "EUR", all, true);
    }
  }

  /** The facts that it names, by the ids typed; undefined for what the catalogue does not have. */
  factsOf(product: Product): Map<string, Fact | undefined> {
    const ids = listFacts(this.expression).filter((id) => id !== USAGE);
    return new Map(ids.map((id) => [id, this.#factOf(product, id)]));
  }

  /** Why a product has no cost that may be told, in words; null where it has one. */
  whyNone(product: Product): string | null {
    const facts = [...this.factsOf(product).values()];
    const [why] = facts.flatMap((fact) => whyUnsure(fact) ?? []);
    return why ?? null;
  }

  /** What it comes to; null where a fact of it is not known, or in doubt. */
  valueOf(product: Product): Fraction | null {
    const facts = [...this.factsOf(product).values()];
    const isKnown = facts.every((fact) => Number.isFinite(rankOf(fact) ?? Number.NaN));
    return isKnown ? evaluate(this.expression, this.readerOf(product)) : null;
  }

  /** What reads the numbers of a product, by the ids typed. */
  readerOf(product: Product): (id: string) => Fraction {
    const facts = this.factsOf(product);
    return (id) => new Fraction(String(facts.get(id)?.value));
  }

  /** What it comes to, written out, with its working and its sources. @param usage how much is used, where it names that */
  write(product: Product, unit = "EUR", usage?: number): ReturnType<typeof calculate> {
    const own = this.#source
      .replace(/\busage\b(?![\w.-])/g, (word) => String(usage ?? word))
      .replace(/\bproduit\.([A-Za-z][\w.]*)/g, (id) => this.#factOf(product, id)?.id ?? id);
    return calculate(own, unit, { ...this.#context, inExample: true });
  }

  #factOf(product: Product, id: string): Fact | undefined {
    return id.startsWith(EACH)
      ? findFact(product, id.slice(EACH.length))
      : this.#context.catalogue.facts.get(id);
  }
}

/** What use is counted in, for the check of units. */
function usageAsFact(unit: string): Fact {
  const isMoney = /^(?:EUR|€|euros?)(?!\p{L})/iu.test(unit);
  const rest = { asOf: null, sources: [], degree: "confirmed" as const };
  return { id: USAGE, value: 0, unit: isMoney ? "EUR" : null, ...rest };
}

/** Why a figure may not be drawn as if it were sure; null where it may. */
export function whyUnsure(fact: Fact | undefined): string | null {
  if (fact?.value == null) return "non vérifié";
  if (typeof fact.value !== "number") return "aucun chiffre";
  switch (fact.degree) {
    case "old":
      return "chiffre trop ancien";
    case "contested":
      return "les sources se contredisent";
    case "unsourced":
      return "aucune source publique";
    case "missing":
      return "non vérifié";
    default:
      return null;
  }
}
