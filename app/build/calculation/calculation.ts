/** `:calcul[…]`: works an expression out on facts, exactly, and writes the working in French for a reader to check. */
import { Fraction } from "fraction.js";
import type { Fact } from "../../catalogue/fact.ts";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import { formatFact } from "../../catalogue/write-fact.ts";
import type { Sourced } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import type { DirectiveContext } from "../blocks/directive.ts";
import { nameFact } from "../catalogue/name-fact.ts";
import { dateTogether } from "../compiler/write-facts.ts";
import { checkCalculation, kindOfFact } from "./check-calculation.ts";
import { type Expression, evaluate, type FunctionName, parseExpression } from "./expression.ts";

/** The facts an expression names, by id. */
type Facts = ReadonlyMap<string, Fact>;

const SIGNS = { "+": "+", "-": "−", "*": "×", "/": "÷" } as const;
const FUNCTION_WORDS: Record<FunctionName, string> = {
  min: "le plus petit de",
  max: "le plus grand de",
  ceil: "arrondi au-dessus de",
  floor: "arrondi au-dessous de",
};

/**
 * The result, also as a number to draw by, its formula with every fact named, and the sources of those facts.
 * @param unit `EUR`, `%`, or a French plural (`mois`, `retraits`); none for a bare number
 * @throws {Error} when the expression, a fact or the unit is not understood, or an amount is typed.
 */
export function calculate(
  source: string,
  unit: string | undefined,
  context: DirectiveContext,
): Sourced & { formula: string; number: number } {
  if (unit !== undefined && !/^(?:EUR|%|\p{Ll}[\p{L} ’'-]*)$/u.test(unit)) {
    throw new Error(`unite « ${unit} » : attendu, EUR, % ou un mot français comme mois`);
  }
  const { catalogue } = context;
  const expression = parseExpression(source);
  const facts = new Map<string, Fact>();
  const result = evaluate(expression, (id) => {
    const fact = getOrThrow("fait inconnu", id, catalogue.facts);
    facts.set(id, fact);
    return readNumber(id, fact);
  });
  checkCalculation(expression, unit, facts, context.inExample === true);
  const { text, isRounded } = writeNumber(result, unit);
  const working = writeFormula(expression, facts);
  const legend = [...facts.entries()]
    .map(([id, fact]) => `${nameFact(catalogue, id).replace(/\.$/, "")} : ${formatFact(fact)}`)
    .join(" ; ");
  const equation = `${working} ${isRounded ? "≈" : "="} ${text}${legend ? `, avec ${legend}` : ""}`;
  return {
    text: typeset(text),
    number: result.valueOf(),
    // A fact that is only written otherwise has nothing to be worked out.
    formula: typeset(expression.kind === "fact" ? legend : equation),
    ...dateTogether([...facts.values()], context),
    // Arithmetic on what an example states has nothing to doubt.
    ...(facts.size === 0 && { degree: "confirmed" as const }),
  };
}

/** The value of a fact. @throws {Error} when it is not a number */
function readNumber(id: string, { value }: Fact): Fraction {
  if (typeof value !== "number") throw new Error(`le fait « ${id} » n’est pas un nombre`);
  return new Fraction(String(value));
}

/** The working as a reader checks it: amounts in euros, other facts bare; the legend tells their units. */
function writeFormula(node: Expression, facts: Facts): string {
  switch (node.kind) {
    case "number":
      return writeDecimal(node.text);
    case "fact": {
      const fact = facts.get(node.id);
      if (!fact) return "";
      const unit = kindOfFact(fact) === "EUR" ? "EUR" : undefined;
      return writeNumber(readNumber(node.id, fact), unit).text;
    }
    case "negative":
      return `−${bracket(node.of, 3, facts)}`;
    case "operation": {
      const rank = rankOf(node);
      const left = bracket(node.left, rank, facts);
      // On the right, brackets round a sign of the same rank stay: a − (b − c) is not a − b − c.
      return `${left} ${SIGNS[node.sign]} ${bracket(node.right, rank + 1, facts)}`;
    }
    case "call": {
      const args = node.args.map((arg) => writeFormula(arg, facts)).join(" ; ");
      return `${FUNCTION_WORDS[node.name]} (${args})`;
    }
  }
}

function bracket(node: Expression, least: number, facts: Facts): string {
  const text = writeFormula(node, facts);
  return rankOf(node) < least ? `(${text})` : text;
}

function rankOf(node: Expression): number {
  if (node.kind !== "operation") return node.kind === "negative" ? 2 : 3;
  return node.sign === "+" || node.sign === "-" ? 1 : 2;
}

/** A number with all the decimals it is given with: "1500.50" → « 1 500,50 ». */
function writeDecimal(text: string): string {
  const [integer = "", decimals] = text.split(/[.,]/);
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, "\u202F");
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** « 202,80 € », « 3 mois », « 1 retrait »: at most two decimals, half a hundredth rounded away from zero. */
export function writeNumber(value: Fraction, unit: string | undefined) {
  const size = value.abs().round(2);
  const [integer = "", decimals = ""] = size.toString().split(".");
  const hasCents = unit === "EUR" && value.d !== 1n;
  const text = writeDecimal(`${integer}.${hasCents ? decimals.padEnd(2, "0") : decimals}`);
  const number = value.lt(0) && size.gt(0) ? `−${text}` : text;
  return {
    text: unit ? `${number} ${writeUnit(unit, value)}` : number,
    isRounded: !size.equals(value.abs()),
  };
}

function writeUnit(unit: string, value: Fraction): string {
  if (unit === "EUR") return "€";
  return value.gte(2) ? unit : unit.replace(/(?<!moi|foi|san|dan|plu|moin|frai)s(?= |$)/g, "");
}
