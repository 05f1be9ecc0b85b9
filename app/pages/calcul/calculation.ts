/** Works out `:calcul[…]` on facts, exactly, and writes the working in French. */

import { demand } from "../../catalogue/demand.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { nameFact } from "../../catalogue/fact-label.ts";
import { formatFact } from "../../catalogue/write-fact.ts";
import type { Sourced } from "../../ui/sourced.ts";
import type { DirectiveContext } from "../compiler/directive.ts";
import { dateTogether } from "../compiler/write-facts.ts";
import { typeset } from "../french/typography.ts";
import { checkCalculation } from "./check-calculation.ts";
import { type Expression, parseExpression } from "./expression.ts";
import {
  add,
  ceil,
  compareRationals,
  divide,
  floor,
  multiply,
  negate,
  parseRational,
  type Rational,
} from "./rational.ts";
import { readNumber, writeFormula, writeNumber } from "./write-formula.ts";

/**
 * The result, its formula with every fact named, and the sources of those facts.
 * @param unit `EUR`, `%`, or a French plural (`mois`, `retraits`); none for a bare number
 * @throws {Error} when the expression, a fact or the unit is not understood, or an amount is typed.
 */
export function calculate(
  source: string,
  unit: string | undefined,
  context: DirectiveContext,
): Sourced & { formula: string } {
  if (unit !== undefined && !/^(?:EUR|%|\p{Ll}[\p{L} ’'-]*)$/u.test(unit)) {
    throw new Error(`unite "${unit}" should be EUR, % or a French word such as mois`);
  }
  const { catalogue } = context;
  const expression = parseExpression(source);
  const facts = new Map<string, Fact>();
  const result = evaluate(expression, (id) => {
    const fact = demand("fact", id, catalogue.facts);
    facts.set(id, fact);
    return readNumber(id, fact);
  });
  checkCalculation(expression, unit, facts, context.inExample === true);
  const { text, rounded } = writeNumber(result, unit);
  const working = writeFormula(expression, facts);
  const legend = [...facts.entries()]
    .map(([id, fact]) => `${nameFact(catalogue, id).replace(/\.$/, "")} : ${formatFact(fact)}`)
    .join(" ; ");
  const equation = `${working} ${rounded ? "≈" : "="} ${text}${legend ? `, avec ${legend}` : ""}`;
  return {
    text: typeset(text),
    // A fact that is only written otherwise has nothing to be worked out.
    formula: typeset(expression.kind === "fact" ? legend : equation),
    ...dateTogether([...facts.values()], context),
    // Arithmetic on what an example states has nothing to doubt.
    ...(facts.size === 0 && { unconfirmed: false }),
  };
}

/** The exact value of an expression. @throws RangeError on a division by zero */
export function evaluate(node: Expression, readFact: (id: string) => Rational): Rational {
  switch (node.kind) {
    case "number":
      return parseRational(node.text);
    case "fact":
      return readFact(node.id);
    case "negative":
      return negate(evaluate(node.of, readFact));
    case "operation": {
      const left = evaluate(node.left, readFact);
      const right = evaluate(node.right, readFact);
      if (node.sign === "+") return add(left, right);
      if (node.sign === "-") return add(left, negate(right));
      return node.sign === "*" ? multiply(left, right) : divide(left, right);
    }
    case "call": {
      const values = node.args.map((arg) => evaluate(arg, readFact));
      if (node.name === "ceil") return values.map(ceil)[0] ?? parseRational("0");
      if (node.name === "floor") return values.map(floor)[0] ?? parseRational("0");
      const wanted = node.name === "min" ? -1 : 1;
      return values.reduce((best, value) =>
        compareRationals(value, best) === wanted ? value : best,
      );
    }
  }
}
