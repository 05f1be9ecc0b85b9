// What opens a page is read to the end of its sentences before a mark says how far to trust them; a mandatory notice has none.
import { expect, test } from "vitest";
import { findDirectives } from "../../../app/build/blocks/find-directives.ts";
import type { InSentence } from "../../../app/build/compiler/move-marks.ts";
import { compileSample, listFaults } from "./compile-sample.ts";

const PRICE = "n26.metal.monthlyFee";
const OLD = "hello-bank.prime.monthlyFee";

/** What stands for a figure, in reading order: its text, and its mark where it has one. */
function readMarks(text: string): string[] {
  const { body } = compileSample(text);
  return findDirectives(body, "Fait").map((props) => {
    const { text, isBare, degree, alike = [] } = props as unknown as InSentence;
    return isBare ? text : `${text} [${[degree, ...alike.map((one) => one.degree)].join(" ")}]`;
  });
}

test("in an opening the marks of a sentence stand behind it, under the weakest word", () => {
  expect(
    readMarks(`Il coûte :fait[${PRICE}], contre :fait[${OLD}] ailleurs. Rien d'autre.`),
  ).toEqual(["16,90\u202F€ par mois", "5\u202F€ par mois", "ailleurs. [old confirmed]"]);
});

test("a mark that ends its sentence stays", () => {
  expect(readMarks(`Il coûte :fait[${OLD}]. Rien d'autre.`)).toEqual(["5\u202F€ par mois [old]"]);
});

test("below the first heading a figure keeps its mark beside it", () => {
  expect(readMarks(`## Le prix\n\nIl coûte :fait[${OLD}] par tête.`)).toEqual([
    "5\u202F€ par mois [old]",
  ]);
});

test("only what the law orders to print is printed as a notice", () => {
  expect(listFaults(`Un :mention[${PRICE}].`)).toEqual([
    `1 :mention: « ${PRICE} » n’est pas une mention obligatoire`,
  ]);
});
