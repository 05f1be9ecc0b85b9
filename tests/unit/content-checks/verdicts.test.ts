// The site's own advice: each with a reason that holds today, and taken back where its facts grow old.

import { expect, test } from "vitest";
import type { verdict } from "../../../app/blocks/verdict/block.ts";
import { DIRECTIVES } from "../../../app/build/blocks/directives.ts";
import { findDirectives } from "../../../app/build/blocks/find-directives.ts";
import { buildCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { SiteCompiler } from "../../../app/build/compiler/site-compiler.ts";
import { listFaults } from "../pages/compile-sample.ts";
import { CONTENT_DIR, compileSite } from "./site-content.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("every advice of the site has its reason", () => {
  const verdicts = compileSite().flatMap(({ payload }) =>
    findDirectives<typeof verdict>(payload.body, "Verdict"),
  );
  expect(verdicts.length).toBeGreaterThan(0);
  expect(verdicts.filter(({ reason }) => reason.length === 0)).toEqual([]);
});

test("400 days later no page breaks, and no advice stands on a figure that has aged", () => {
  const later = buildCatalogue(loadFiles(), new Date(Date.now() + 400 * DAY_MS));
  const site = new SiteCompiler(CONTENT_DIR, DIRECTIVES, () => later);
  const told = Array.from(site.pages()).flatMap((page) =>
    findDirectives<typeof verdict>(page.body, "Verdict").filter(
      ({ withdrawn, reason }) =>
        withdrawn === null &&
        reason.some((part) => typeof part === "object" && part.degree === "old"),
    ),
  );
  expect(told).toEqual([]);
});

test("a planted advice against its page is told with its line", () => {
  const page = [
    '::comparaison{produits="n26.smart n26.metal" criteres="monthlyFee"}',
    "",
    '::verdict{pour="Payer peu" choix=n26.metal plutot=n26.smart sur=monthlyFee raison="Elle brille."}',
    "",
    '::verdict{pour="Payer peu" choix=n26.smart plutot=n26.metal}',
  ].join("\n");
  expect(listFaults(page)).toEqual([
    expect.stringMatching(/^3 ::verdict: « .* » fait mieux que « .* » sur « Prix par mois »$/),
    expect.stringMatching(/^5 ::verdict: verdict sans raison/),
  ]);
});
