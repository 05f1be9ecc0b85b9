// What an article advises: never against its own table without a reason in words.
import { expect, test } from "vitest";
import { verdict } from "../../../app/blocks/verdict/block.ts";
import { sampleCatalogue, samplePartner } from "../pages/sample-catalogue.ts";
import { siteContext } from "./site-context.ts";

const CATALOGUE = sampleCatalogue({
  partners: [
    samplePartner("n26", {
      products: {
        dear: {
          name: "Chère",
          facts: { monthlyFee: [5, "EUR/mois"], freeWithdrawalsEurozone: [3, "par mois"] },
        },
        free: {
          name: "Gratuite",
          facts: { monthlyFee: [0, "EUR/mois"], freeWithdrawalsEurozone: [3, "par mois"] },
        },
      },
    }),
  ],
});

const advise = (attributes: Record<string, string>) =>
  verdict.compile({ label: "", attributes }, siteContext(CATALOGUE));

test("a verdict follows its table", () => {
  const told = advise({ pour: "Tous les jours", choix: "n26.free", plutot: "n26.dear" });
  expect(told.chosen.name).toContain("Gratuite");
  expect(told.reason).toBe(null);
});

test("a product that its table beats everywhere is not advised without a reason", () => {
  const against = { pour: "Tous les jours", choix: "n26.dear", plutot: "n26.free" };
  expect(() => advise(against)).toThrow("raison has to say why not");
  expect(advise({ ...against, raison: "Elle assure les voyages." }).reason).toBe(
    "Elle assure les voyages.",
  );
});

test("a verdict names what it does not choose", () => {
  expect(() => advise({ pour: "Tous", choix: "n26.free", plutot: " " })).toThrow("not chosen");
});
