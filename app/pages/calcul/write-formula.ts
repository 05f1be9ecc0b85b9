/** Writes what `:calcul[…]` works out, in French: the working with every fact's value, and the result. */
import type { Fact } from "../../catalogue/fact.ts";
import { unitOf } from "../../catalogue/units.ts";
import type { Expression, FunctionName } from "./expression.ts";
import { compareRationals, parseRational, type Rational, toDecimals } from "./rational.ts";

const SIGNS = { "+": "+", "-": "−", "*": "×", "/": "÷" } as const;
const FUNCTION_WORDS: Record<FunctionName, string> = {
  min: "le plus petit de",
  max: "le plus grand de",
  ceil: "arrondi au-dessus de",
  floor: "arrondi au-dessous de",
};

/** The value of a fact. @throws {Error} when it is not a number */
export function readNumber(id: string, { value }: Fact): Rational {
  if (typeof value !== "number") throw new Error(`the fact "${id}" is not a number`);
  return parseRational(String(value));
}

/** The working as a reader checks it: amounts in euros, other facts bare; the legend tells their units. */
export function writeFormula(node: Expression, facts: ReadonlyMap<string, Fact>): string {
  switch (node.kind) {
    case "number":
      return writeStated(node.text);
    case "fact": {
      const fact = facts.get(node.id);
      const unit = fact && unitOf(fact)?.of === "EUR" ? "EUR" : undefined;
      return fact ? writeNumber(readNumber(node.id, fact), unit).text : "";
    }
    case "negative":
      return `−${bracket(node.of, 3, facts)}`;
    case "operation": {
      const rank = rankOf(node);
      const left = bracket(node.left, rank, facts);
      // a − (b − c) and a ÷ (b ÷ c) keep their brackets; a + (b + c) never had any to lose.
      return `${left} ${SIGNS[node.sign]} ${bracket(node.right, rank + 1, facts)}`;
    }
    case "call": {
      const args = node.args.map((arg) => writeFormula(arg, facts)).join(" ; ");
      return `${FUNCTION_WORDS[node.name]} (${args})`;
    }
  }
}

function bracket(node: Expression, least: number, facts: ReadonlyMap<string, Fact>): string {
  const text = writeFormula(node, facts);
  return rankOf(node) < least ? `(${text})` : text;
}

function rankOf(node: Expression): number {
  if (node.kind !== "operation") return node.kind === "negative" ? 2 : 3;
  return node.sign === "+" || node.sign === "-" ? 1 : 2;
}

/** A number as the author stated it, to its last decimal. */
function writeStated(text: string): string {
  const [integer = "", fraction] = text.split(/[.,]/);
  const grouped = group(integer);
  return fraction ? `${grouped},${fraction}` : grouped;
}

function group(integer: string): string {
  return integer.replace(/\B(?=(\d{3})+$)/g, "\u202F");
}

/** « 202,80 € », « 3 mois », « 1 retrait »; at most two decimals. */
export function writeNumber(value: Rational, unit: string | undefined) {
  const whole = value.denominator === 1n;
  const fixed = toDecimals(value, 2);
  const decimals = unit === "EUR" && !whole ? fixed : fixed.replace(/\.?0+$/, "");
  const [integer = "", fraction] = decimals.replace("-", "−").split(".");
  const grouped = group(integer);
  const number = fraction ? `${grouped},${fraction}` : grouped;
  const rounded = compareRationals(parseRational(fixed), value) !== 0;
  return { text: unit ? `${number} ${writeUnit(unit, value)}` : number, rounded };
}

function writeUnit(unit: string, value: Rational): string {
  if (unit === "EUR") return "€";
  const plural = compareRationals(value, parseRational("2")) >= 0;
  return plural ? unit : unit.replace(/(?<!moi|foi)s(?= |$)/g, "");
}
