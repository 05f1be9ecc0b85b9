/** The pages that a listing leads to, in the order it names them. */
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

/** Those of the products that the page lists, and of the offers; one that has none is left out. */
function listPages({ body }: CompiledPage): { path: string; name: string }[] {
  const products = findDirectives<typeof catalogue>(body, "Catalogue").flatMap(({ rows }) =>
    rows.flatMap(({ path, name }) => (path ? [{ path, name }] : [])),
  );
  const offers = findDirectives<typeof cote>(body, "Cote").flatMap(({ genre }) =>
    OFFERS.filter((offer) => !genre || offer.kind === genre),
  );
  return [...products, ...Array.from(new Set(offers), ({ page, name }) => ({ path: page, name }))];
}
