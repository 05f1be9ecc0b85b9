// What a page advises: with a reason, never against its own table, and never on what has aged.
import { expect, test } from "vitest";
import { verdict } from "../../../app/blocks/verdict/block.ts";
import type { ComparedHere } from "../../../app/build/blocks/directive.ts";
import { sampleCatalogue, samplePartner } from "../pages/sample-catalogue.ts";
import { siteContext } from "./site-context.ts";

const CATALOGUE = sampleCatalogue({
  partners: [
    samplePartner("n26", {
      products: {
        dear: {
          name: "Chère",
          facts: { monthlyFee: [5, "EUR/mois"], withdrawalForeignRate: [0, "%"] },
        },
        free: {
          name: "Gratuite",
          facts: { monthlyFee: [0, "EUR/mois"], withdrawalForeignRate: [2, "%"] },
        },
        plain: {
          name: "Simple",
          facts: { monthlyFee: [0, "EUR/mois"], withdrawalForeignRate: [3, "%"] },
        },
        old: {
          name: "Ancienne",
          facts: {
            monthlyFee: {
              value: 9,
              unit: "EUR/mois",
              asOf: "2024-02",
              sources: { hello: "9 € par mois" },
            },
          },
        },
      },
    }),
  ],
});

function advise(attributes: Record<string, string>, compared: readonly ComparedHere[] = []) {
  const given = { pour: "Tous les jours", ...attributes };
  return verdict.compile(
    { label: "", attributes: given, line: 20 },
    { ...siteContext(CATALOGUE), compared },
  );
}

const reasonText = (verdict: ReturnType<typeof advise>) =>
  verdict.reason.map((part) => (typeof part === "string" ? part : part.text)).join("");

test("a verdict without a reason stops the build", () => {
  expect(() => advise({ choix: "n26.free", plutot: "n26.dear" })).toThrow("verdict sans raison");
});

test("a verdict says its reason from the catalogue: the criterion that decides, figure by figure", () => {
  const verdict = advise({ choix: "n26.free", plutot: "n26.dear", sur: "monthlyFee" });
  expect(reasonText(verdict)).toBe(
    "Prix par mois\u202f: 0\u202f€ par mois. n26 Chère\u202f: 5\u202f€ par mois. ",
  );
});

test("a reason in words names its figures, and types none", () => {
  const words = (raison: string) => advise({ choix: "n26.free", plutot: "n26.dear", raison });
  expect(
    reasonText(words("L’autre coûte :calcul[12 * n26.dear.monthlyFee]{unite=EUR} par an.")),
  ).toBe("L’autre coûte 60\u202f€ par an.");
  expect(() => words("L’autre coûte 5 € par mois.")).toThrow("chiffre tapé");
  expect(() => words("L’autre coûte :fait[n26.dear.monthlyFees].")).toThrow("fait inconnu");
});

test("what is set aside is named where no reason speaks of it, and once", () => {
  const aside = (raison: string) =>
    advise({ choix: "n26.free", plutot: "n26.dear n26.plain", raison }).others;
  expect(aside("Rien à payer.")).toEqual(["n26 Chère", "n26 Simple"]);
  expect(aside("La Chère coûte plus.")).toEqual([]);
  expect(advise({ choix: "n26.free", plutot: "n26.dear", sur: "monthlyFee" }).others).toEqual([]);
});

test("a choice that its own criterion ranks behind stops the build, and so does one that it does not tell apart", () => {
  expect(() => advise({ choix: "n26.dear", plutot: "n26.free", sur: "monthlyFee" })).toThrow(
    "« n26 Gratuite » fait mieux que « n26 Chère » sur « Prix par mois »",
  );
  expect(() => advise({ choix: "n26.free", plutot: "n26.plain", sur: "monthlyFee" })).toThrow(
    "ne fait pas mieux",
  );
});

test("what a use costs decides: the cheaper for that use, and no other", () => {
  const cout = "12 * produit.monthlyFee + 6000 * produit.withdrawalForeignRate / 100";
  expect(reasonText(advise({ choix: "n26.dear", plutot: "n26.free", cout }))).toContain(
    "120\u202f€",
  );
  expect(() => advise({ choix: "n26.free", plutot: "n26.dear", cout })).toThrow("fait mieux");
});

test("a product of the page's own table that does as well may not be passed over", () => {
  const table = [{ line: 10, products: ["n26.free", "n26.dear", "n26.plain"] }];
  const typed = { choix: "n26.free", plutot: "n26.dear", sur: "monthlyFee" };
  expect(() => advise(typed, table)).toThrow(
    "le tableau de la page donne « n26 Simple » au moins aussi bien",
  );
  expect(advise({ ...typed, choix: "n26.free n26.plain" }, table).chosen).toHaveLength(2);
  expect(advise({ ...typed, sauf: "n26.plain" }, table).withdrawn).toBe(null);
  // A table that does not show what is chosen says nothing against it.
  expect(advise(typed, [{ line: 10, products: ["n26.plain", "n26.dear"] }]).withdrawn).toBe(null);
});

test("a product that is better on everything is not set aside without words", () => {
  const against = { choix: "n26.plain", plutot: "n26.free", sur: "monthlyFee" };
  expect(() => advise(against)).toThrow("raison doit dire pourquoi");
});

test("a verdict on a fact that was past its age when the page was written stops the build", () => {
  expect(() => advise({ choix: "n26.free", plutot: "n26.old", sur: "monthlyFee" })).toThrow(
    "le verdict repose sur un fait périmé, de février 2024",
  );
  expect(() =>
    advise({ choix: "n26.free", plutot: "n26.dear", raison: "Voir :fait[n26.old.monthlyFee]." }),
  ).toThrow("fait périmé");
});

test("a verdict names what it chooses and what it sets aside", () => {
  expect(() => advise({ choix: "n26.free", plutot: " ", raison: "Ainsi." })).toThrow("plutot");
});
