/**
 * What `:calcul[…]` may work out. Outside a worked example a price or a rate comes from the
 * catalogue, and only counts are typed. Anywhere, euros are not added to percents.
 */
import type { Fact } from "../../catalogue/fact.ts";
import { unitOf } from "../../catalogue/units.ts";
import { type Expression, partsOf } from "./expression.ts";

/** What a value counts: euros, percents, a plain number, or anything else (retraits, a share). */
type Kind = "EUR" | "%" | "number" | "other";

const MONEY_WORD = /^(?:euros?|centimes?|dollars?|livres?|francs?|yens?|pour ?cents?)\b/i;
const ADVICE = "nommez un fait, ou mettez-le dans :::exemple";

/**
 * @param facts those the expression names, by id
 * @throws {Error} naming what is typed, or which units do not go together.
 */
export function checkCalculation(
  expression: Expression,
  unit: string | undefined,
  facts: ReadonlyMap<string, Fact>,
  inExample: boolean,
): void {
  const kind = kindOf(expression);
  checkUnit();
  if (inExample) return;
  const [decimal] = listNumbers(expression).filter((text) => /[.,]/.test(text));
  if (decimal) throw new Error(`« ${decimal} » est tapé : ${ADVICE}`);
  const isPrice = unit === "EUR" || unit === "%" || MONEY_WORD.test(unit ?? "");
  if (isPrice && (facts.size === 0 || (unit === "EUR" && kind === "number"))) {
    throw new Error(`un montant est tapé : ${ADVICE}`);
  }

  /** A product may turn one unit into another; a fact alone, a sum or a rounding keeps its own. */
  function checkUnit(): void {
    if (unit === undefined || kind === "number" || hasProduct(expression)) return;
    const wanted = unit === "EUR" || unit === "%" ? unit : "other";
    if (kind !== wanted) {
      throw new Error(
        `unite « ${unit} » n’est pas celle du fait (${kind === "other" ? "ni EUR ni %" : kind})`,
      );
    }
  }

  function kindOf(node: Expression): Kind {
    switch (node.kind) {
      case "number":
        return "number";
      case "fact":
        return kindOfFact(facts.get(node.id));
      case "negative":
        return kindOf(node.of);
      case "call":
        return node.args.map(kindOf).reduce(together);
      case "operation": {
        const [left, right] = [kindOf(node.left), kindOf(node.right)];
        if (node.sign === "*") return multiplied(left, right);
        return node.sign === "/" ? divided(left, right) : together(left, right);
      }
    }
  }

  /** Two values added, taken away, or held against each other. */
  function together(left: Kind, right: Kind): Kind {
    const both = new Set([left, right]);
    if (both.has("EUR") && both.has("%")) throw new Error("EUR et % ne s’additionnent pas");
    const price = both.has("EUR") ? "EUR" : both.has("%") ? "%" : undefined;
    if (price && both.has("number") && !inExample) {
      throw new Error(`un montant est tapé à côté d’un fait en ${price} : ${ADVICE}`);
    }
    return price ?? (both.has("other") ? "other" : "number");
  }
}

/** What a fact's value counts, by its unit. */
export function kindOfFact(fact: Fact | undefined): Kind {
  const of = fact && unitOf(fact)?.of;
  if (of === "EUR") return "EUR";
  return of === "percent" ? "%" : "other";
}

function multiplied(left: Kind, right: Kind): Kind {
  if (left === "number" && right === "number") return "number";
  const euros = [left, right].filter((kind) => kind === "EUR").length;
  return euros === 1 ? "EUR" : "other";
}

function divided(left: Kind, right: Kind): Kind {
  if (left === right && left !== "other") return "number";
  return left === "EUR" ? "EUR" : "other";
}

function hasProduct(node: Expression): boolean {
  if (node.kind === "operation" && (node.sign === "*" || node.sign === "/")) return true;
  return partsOf(node).some(hasProduct);
}

/** The numbers an expression types, as typed. */
function listNumbers(node: Expression): string[] {
  return node.kind === "number" ? [node.text] : partsOf(node).flatMap(listNumbers);
}
