/** The pages that a listing leads to: those of its products, in the catalogue's order, then those of its offers. */
import type { ItemList } from "schema-dts";
import { OFFERS } from "../../amounts/offers.ts";
import type { cote } from "../../blocks/cote/block.ts";
import type { catalogue } from "../../blocks/product-list/block.ts";
import { findDirectives } from "../blocks/find-directives.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";

/** @returns nothing where the page lists no page @param origin canonical, without a trailing slash */
export function pageList(page: CompiledPage, origin: string): ItemList | undefined {
  const pages = listPages(page);
  if (page.kind !== "listing" || pages.length === 0) return undefined;
  return {
    "@type": "ItemList",
    itemListElement: pages.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: `${origin}${path}`,
    })),
  };
}

/** Each page once: a product that has none of its own stands on its firm's, and a firm that has none is left out. */
function listPages({ body }: CompiledPage): { path: string; name: string }[] {
  const products = findDirectives<typeof catalogue>(body, "Catalogue").flatMap(({ rows }) => rows);
  const offers = findDirectives<typeof cote>(body, "Cote").flatMap(({ genre }) =>
    OFFERS.filter((offer) => !genre || offer.kind === genre),
  );
  const named = [...products, ...offers.map(({ page, name }) => ({ path: page, name }))];
  const pages = new Map<string, string>();
  for (const { path, name } of named) if (path && !pages.has(path)) pages.set(path, name);
  return Array.from(pages, ([path, name]) => ({ path, name }));
}
