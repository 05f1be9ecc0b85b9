// What a page says of its own figures, in one line.
import { expect, test } from "vitest";
import { block, root } from "../../../app/build/compiler/hast.ts";
import { describeConfidence } from "../../../app/build/render/confidence.ts";
import type { Degree } from "../../../app/ui/degree.ts";

const fact = (id: string, degree: Degree, asOf: string | null = "2026-10") =>
  block("Fait", { id, text: "1 €", degree, asOf, sources: [0] });

const confidenceOf = (...nodes: ReturnType<typeof block>[]) =>
  describeConfidence({ body: root(...nodes) });

test("a page tells how many of its figures are proven, and when one was last read", () => {
  expect(
    confidenceOf(
      fact("a", "confirmed", "2026-08"),
      fact("b", "old", "2024-01"),
      fact("c", "reported"),
    ),
  ).toBe("1 chiffre sur 3 confirmé, dernier relevé en octobre 2026");
  expect(confidenceOf(fact("a", "confirmed"), fact("b", "crossChecked"))).toBe(
    "2 chiffres, tous confirmés ou recoupés, dernier relevé en octobre 2026",
  );
  expect(confidenceOf(fact("a", "reported", null), fact("b", "old", null))).toBe(
    "aucun des 2 chiffres n’est confirmé",
  );
});

test("a figure that stands twice counts once, what is worked out or made up does not count, nor what nobody publishes", () => {
  const worked = block("Calcul", {
    text: "2 €",
    formula: "2 × a",
    degree: "confirmed",
    asOf: null,
    sources: [0],
  });
  const example = block("Exemple", {}, fact("invented", "reported"));
  expect(
    confidenceOf(
      fact("a", "confirmed"),
      fact("a", "confirmed"),
      worked,
      example,
      fact("b", "missing"),
    ),
  ).toBe("chiffre confirmé, dernier relevé en octobre 2026");
  expect(confidenceOf(worked)).toBeUndefined();
});

test("a tool counts the facts that it works with, a product's once", () => {
  const facts = { monthlyFee: { value: 1, degree: "confirmed", sources: [0], asOf: "2026-09" } };
  const product = { id: "n26.metal", name: "N26 Metal", facts };
  const law = { rate: { value: 30, degree: "old", sources: [0] } };
  const tool = block("Outil", {
    sources: [{ url: "https://n26.com" }],
    products: [product],
    offers: [{ products: [product] }],
    law,
  });
  expect(confidenceOf(tool)).toBe("1 chiffre sur 2 confirmé, dernier relevé en septembre 2026");
});
