/** `cout="12 * produit.monthlyFee"`: what the same use costs with each of several products. */
import { Fraction } from "fraction.js";
import { findFact, rankOf } from "../../catalogue/compare.ts";
import type { Fact } from "../../catalogue/fact.ts";
import type { Sourced } from "../../ui/sourced.ts";
import type { DirectiveContext } from "../blocks/directive.ts";
import type { requireProduct } from "../blocks/look-up.ts";
import { calculate } from "./calculation.ts";
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

  /**
   * @param takesUsage whether it is drawn for many uses
   * @throws {Error} where nothing in it changes from one product to another, or from one use to another
   */
  constructor(source: string, context: DirectiveContext, { takesUsage = false } = {}) {
    this.expression = parseExpression(source);
    this.#source = source;
    this.#context = context;
    if (!listFacts(this.expression).some((id) => id.startsWith(EACH)))
      throw new Error("cout nomme ce qui change d’un produit à l’autre : produit.monthlyFee");
    if (listFacts(this.expression).includes(USAGE) !== takesUsage) {
      throw new Error(
        takesUsage
          ? "cout nomme l’usage : usage * produit.withdrawalForeignFee"
          : "« usage » n’a de sens que dans ::courbe",
      );
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

  /** What it comes to; null where a fact of it is not known, or in doubt. @param usage how much is used, where it names that */
  valueOf(product: Product, usage = 0): Fraction | null {
    const facts = this.factsOf(product);
    const isKnown = [...facts.values()].every((fact) =>
      Number.isFinite(rankOf(fact) ?? Number.NaN),
    );
    if (!isKnown) return null;
    return evaluate(this.expression, (id) =>
      id === USAGE ? new Fraction(usage) : new Fraction(String(facts.get(id)?.value)),
    );
  }

  /** The same written out, with its working and its sources. */
  write(product: Product, unit = "EUR"): Sourced & { formula: string; number: number } {
    const own = this.#source.replace(
      /\bproduit\.([A-Za-z][\w.]*)/g,
      (id) => this.#factOf(product, id)?.id ?? id,
    );
    return calculate(own, unit, { ...this.#context, inExample: true });
  }

  #factOf(product: Product, id: string): Fact | undefined {
    return id.startsWith(EACH)
      ? findFact(product, id.slice(EACH.length))
      : this.#context.catalogue.facts.get(id);
  }
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
