/** What listings and pages name of the catalogue outside of its facts: it must be there. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { findDirectives } from "../../../app/blocks/find-directives.ts";
import { findProduct, loadCatalogue } from "../../../app/catalogue/catalogue.ts";
import { compileSite } from "./site-content.ts";

const PAGES = compileSite();
const catalogue = loadCatalogue(join(import.meta.dirname, "../../../app/catalogue"));

test.each([
  ["boursobank.freedom", "compte de mineur"],
  ["boursobank.bourse-decouverte", "risque de perte en capital"],
  ["fortuneo.bourse-starter", "risque de perte en capital"],
])("%s is listed apart from everyday accounts, with a word why and no offer", (id, words) => {
  const banks = PAGES.find(({ payload }) => payload.path === "/banque")?.payload.body ?? [];
  const row = findDirectives(banks, "Catalogue")
    .flatMap(({ rows }) => rows)
    .find((each) => each.id === id);
  expect(row?.apart?.replace(/\s/g, " ")).toContain(words);
  expect(row?.offer).toBeNull();
});

test("the comparisons offered at the comparator are of products it knows", () => {
  const page = PAGES.find(({ file }) => file === "pages/comparateur.md")?.source ?? "";
  const ids = Array.from(page.matchAll(/[?&]produits=([^&#)]+)/g), ([, id = ""]) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => !findProduct(catalogue, id))).toEqual([]);
});
