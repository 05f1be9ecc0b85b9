// What a page about a firm, a product or a programme opens with.
import { expect, test } from "vitest";
import { listFaults } from "./compile-sample.ts";

const PRODUCT = { fields: { kind: "product", partner: "n26", product: "metal" } };
const LINE = '::essentiel{produits="n26.metal"}';

test("such a page stops the build without what decides, where it stands too late, and where it stands twice", () => {
  const needed = "une page « product » s’ouvre par ::essentiel, avant son premier titre";
  expect(listFaults(`${LINE}\n\n## Les frais\n`, PRODUCT)).toEqual([]);
  expect(listFaults("## Les frais\n", PRODUCT)).toEqual([needed]);
  expect(listFaults(`## Les frais\n\n${LINE}\n`, PRODUCT)).toEqual([`3 ${needed}`]);
  expect(listFaults(`${LINE}\n\n## Les frais\n\n${LINE}\n`, PRODUCT)).toEqual([
    "5 ::essentiel ne se met qu’une fois par page",
  ]);
});

test("other pages need none", () => {
  expect(listFaults("## Les frais\n")).toEqual([]);
});
