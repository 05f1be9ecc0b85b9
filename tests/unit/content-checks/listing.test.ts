/** What listings and pages name of the catalogue outside of its facts: it must be there. */

import { join } from "node:path";
import type { Root, RootContent } from "hast";
import { expect, test } from "vitest";
import { OFFERS } from "../../../app/amounts/offers.ts";
import type { conditions } from "../../../app/blocks/conditions/block.ts";
import type { catalogue as listing } from "../../../app/blocks/product-list/block.ts";
import { findDirectives } from "../../../app/build/blocks/find-directives.ts";
import { findProduct, loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { writeOfferFact } from "../../../app/build/catalogue/offer-facts.ts";
import { root } from "../../../app/build/compiler/hast.ts";
import { compileSite } from "./site-content.ts";

const PAGES = compileSite();
const catalogue = loadCatalogue(join(import.meta.dirname, "../../../app/catalogue"));

test.each([
  ["boursobank.offre-12-17", "compte de mineur"],
  ["boursobank.bourse-decouverte", "risque de perte en capital"],
  ["fortuneo.bourse-starter", "risque de perte en capital"],
])("%s is listed apart from everyday accounts, with a word why and no offer", (id, words) => {
  const banks = PAGES.find(({ payload }) => payload.path === "/banque")?.payload.body ?? root();
  const row = findDirectives<typeof listing>(banks, "Catalogue")
    .flatMap(({ rows }) => rows)
    .find((each) => each.id === id);
  expect(row?.apart?.replace(/\s/g, " ")).toContain(words);
  expect(row?.offer).toBeNull();
});

test.each(OFFERS.map(({ code, page }) => [code, page] as const))(
  "the offer %s leads to its conditions (%s)",
  (code, page) => {
    const [path, hash] = page.split("#");
    const body = PAGES.find(({ payload }) => payload.path === path)?.payload.body ?? root();
    const told = findDirectives<typeof conditions>(sectionOf(body, hash), "Conditions");
    expect(told.map(({ offerCode }) => offerCode)).toContain(code);
  },
);

test("every line of a list with an offer says the state of its programme, and how long the account stays open", () => {
  const rows = PAGES.flatMap(({ payload }) =>
    findDirectives<typeof listing>(payload.body, "Catalogue"),
  ).flatMap(({ rows }) => rows);
  const offers = rows.flatMap(({ offer }) => offer ?? []);
  expect(offers.length).toBeGreaterThan(20);
  for (const { code, facts } of offers) {
    const told = facts.map(writeOfferFact).join(" · ");
    expect(told, code).toMatch(/^(?:ouvert en|campagne terminée le|non confirmé)/);
    expect(told, code).toMatch(/ · à garder \d| · non vérifié.*durée$/);
  }
});

test("the comparisons offered at the comparator are of products it knows", () => {
  const page = PAGES.find(({ file }) => file === "pages/comparateur.md")?.source ?? "";
  const ids = Array.from(page.matchAll(/[?&]produits=([^&#)]+)/g), ([, id = ""]) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => !findProduct(catalogue, id))).toEqual([]);
});

/** What stands between the heading of that id and the next one; the whole page without an id. */
function sectionOf(body: Root, id: string | undefined): Root {
  if (!id) return body;
  const isHeading = (node: RootContent) => node.type === "element" && /^h[2-6]$/.test(node.tagName);
  const { children } = body;
  const start = children.findIndex(
    (node) => isHeading(node) && node.type === "element" && node.properties.id === id,
  );
  if (start < 0) return root();
  const end = children.findIndex((node, index) => index > start && isHeading(node));
  return { ...body, children: children.slice(start, end < 0 ? undefined : end) };
}
