/** What listings and pages name of the catalogue outside of its facts: it must be there. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { OFFERS } from "../../../app/amounts/offers.ts";
import type { conditions } from "../../../app/blocks/conditions/block.ts";
import type { catalogue as listing } from "../../../app/blocks/product-list/block.ts";
import { findDirectives } from "../../../app/build/blocks/find-directives.ts";
import { findProduct, loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import type { Node } from "../../../app/pages/payload.ts";
import { compileSite } from "./site-content.ts";

const PAGES = compileSite();
const catalogue = loadCatalogue(join(import.meta.dirname, "../../../app/catalogue"));

test.each([
  ["boursobank.offre-12-17", "compte de mineur"],
  ["boursobank.bourse-decouverte", "risque de perte en capital"],
  ["fortuneo.bourse-starter", "risque de perte en capital"],
])("%s is listed apart from everyday accounts, with a word why and no offer", (id, words) => {
  const banks = PAGES.find(({ payload }) => payload.path === "/banque")?.payload.body ?? [];
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
    const nodes = PAGES.find(({ payload }) => payload.path === path)?.payload.body ?? [];
    const told = findDirectives<typeof conditions>(sectionOf(nodes, hash), "Conditions");
    expect(told.map(({ offerCode }) => offerCode)).toContain(code);
  },
);

test("every line of a list with an offer says how old its rules are, and how long the account stays open", () => {
  const rows = PAGES.flatMap(({ payload }) =>
    findDirectives<typeof listing>(payload.body, "Catalogue"),
  ).flatMap(({ rows }) => rows);
  const offers = rows.flatMap(({ offer }) => offer ?? []);
  expect(offers.length).toBeGreaterThan(20);
  for (const { code, brief, closing } of offers) {
    expect(brief, code).toMatch(
      /^règles (?:lues jusqu’au|lues en|sans date).* · (?:à garder \d|durée à garder inconnue)/,
    );
    expect(closing.text, code).toMatch(
      /après l’ouverture, une fois la prime reçue$|^nous ne savons pas/,
    );
  }
});

test("the comparisons offered at the comparator are of products it knows", () => {
  const page = PAGES.find(({ file }) => file === "pages/comparateur.md")?.source ?? "";
  const ids = Array.from(page.matchAll(/[?&]produits=([^&#)]+)/g), ([, id = ""]) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => !findProduct(catalogue, id))).toEqual([]);
});

/** What stands between the heading of that id and the next one; the whole page without an id. */
function sectionOf(nodes: readonly Node[], id: string | undefined): readonly Node[] {
  if (!id) return nodes;
  const isHeading = (node: Node) => typeof node !== "string" && /^h[2-6]$/.test(node[0]);
  const start = nodes.findIndex(
    (node) => isHeading(node) && typeof node !== "string" && node[1] !== 0 && node[1].id === id,
  );
  if (start < 0) return [];
  const end = nodes.findIndex((node, index) => index > start && isHeading(node));
  return nodes.slice(start, end < 0 ? undefined : end);
}
