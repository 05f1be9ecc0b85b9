import { expect, test } from "vitest";
import { evaluate, parseExpression } from "../../../app/build/calculation/expression.ts";
import { listDatedValues } from "../../../app/build/compiler/dated-values.ts";
import { compileSite } from "./site-content.ts";

/** From the working as it is shown to the language it was written in. */
const IN_CODE: readonly [string | RegExp, string][] = [
  [/[\s€%]/g, ""],
  [/−/g, "-"],
  [/×/g, "*"],
  [/÷/g, "/"],
  [/lepluspetitde/g, "min"],
  [/leplusgrandde/g, "max"],
  [/arrondiau-dessusde/g, "ceil"],
  [/arrondiau-dessousde/g, "floor"],
];

test("every working shown to visitors comes out to the figure it explains", () => {
  const faults = compileSite().flatMap(({ file, payload }) =>
    listDatedValues(payload)
      .flatMap(({ name }) => /^calcul « (.*) »$/.exec(name)?.[1] ?? [])
      // A fact that is only written otherwise has no working.
      .filter((working) => / [=≈] /.test(working) && !comesOut(working))
      .map((working) => `${file}: ${working}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["12 × 4,90\u202F€ = 58,80\u202F€, avec N26 Smart, prix par mois : 4,90\u202F€", true],
  ["80 ÷ 1,2 ≈ 66,67\u202F€", true],
  ["le plus petit de (3 ; 1\u202F500 × 2) = 3 mois", true],
  ["1\u202F500 × 0 = 3\u202F€", false],
  ["9,90\u202F€ ÷ 0 = 4\u202F950\u202F€", false],
])("« %s » is told right from wrong", (working, verdict) => {
  expect(comesOut(working)).toBe(verdict);
});

/** Works out the left side of a working as a reader would, from what is written. */
function comesOut(working: string): boolean {
  const [, left = "", right = ""] = /^(.*?) [=≈] (−?[\d\u202F]+(?:,\d+)?)/.exec(working) ?? [];
  const expression = parseExpression(toCode(left));
  try {
    const shown = Number(toCode(right).replace(",", "."));
    return Math.abs(evaluate(expression, unexpectedFact).valueOf() - shown) < 0.0051;
  } catch (error) {
    // A rate shown as 0 that something is divided by.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function unexpectedFact(id: string): never {
  throw new Error(`a working names the fact "${id}" instead of its value`);
}

function toCode(text: string): string {
  return IN_CODE.reduce((code, [french, sign]) => code.replaceAll(french, sign), text);
}
