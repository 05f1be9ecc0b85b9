// What a firm has changed, as its page tells it.
import { expect, test } from "vitest";
import { changements } from "../../../app/blocks/changes/block.ts";
import { loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import type { Change } from "../../../app/build/catalogue/changes.ts";
import { compileSite } from "../content-checks/site-content.ts";
import { siteContext } from "./site-context.ts";

const CHANGE: Change = {
  on: "2026-07-09",
  id: "n26.metal.monthlyFee",
  was: 14.9,
  now: 16.9,
  unit: "EUR/mois",
  sources: [],
  degree: "confirmed",
  sentence: null,
};

/** The lines of N26, with ordinary spaces. */
function compileLines(...changes: Change[]) {
  const catalogue = loadCatalogue();
  const n26 = catalogue.partners.get("n26") ?? expect.fail();
  const partners = new Map([...catalogue.partners, ["n26", { ...n26, changes }]]);
  const context = siteContext({ ...catalogue, partners });
  const compiled = changements.compile({ label: "", attributes: { partenaire: "n26" } }, context);
  return compiled.changes.map(({ when, text }) =>
    `${when} | ${text}`.replace(/[\u00a0\u202f]/g, " "),
  );
}

test("prices of one day make one line, of each plan from how much to how much", () => {
  expect(compileLines(CHANGE, { ...CHANGE, id: "n26.smart.monthlyFee", was: 4.9, now: 5 })).toEqual(
    ["9 juillet 2026 | Prix par mois : Metal, de 14,90 € à 16,90 € ; Smart, de 4,90 € à 5 €"],
  );
});

test("a rule says what holds now and what held before; a sentence does not repeat its day", () => {
  const rule = { ...CHANGE, id: "n26.metal.feeCondition", was: "sans", now: "un an", unit: null };
  const sentence = "Depuis le 8 juillet 2026, la carte se paie.";
  const [first, second, third] = compileLines(
    { ...rule, dated: "seen" },
    { ...rule, on: "2026-07-08", id: "n26.news.card", was: null, now: null, sentence },
    { ...rule, on: "2026-06", dated: "announced", unit: "EUR", was: 1, now: 2 },
  );
  expect(first).toMatch(/^Vu le 9 juillet 2026 \| .* : Metal, un an \(avant : sans\)$/);
  expect(second).toBe("8 juillet 2026 | La carte se paie.");
  expect(third).toMatch(/^Juin 2026, annoncé \| .*, de 1 € à 2 €$/);
});

test("each firm's page tells what the firm has changed", () => {
  const firms = compileSite().filter(({ payload }) => payload.kind === "partner");
  const silent = firms.filter(({ source }) => !/^::changements\{/m.test(source));
  expect(firms.length).toBeGreaterThan(10);
  expect(silent.map(({ file }) => file)).toEqual([]);
});
