/** What the compiler draws a block in, for the tests of blocks. */

import type { DirectiveContext } from "../../../app/build/blocks/directive.ts";
import { type Catalogue, loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { SiteIndex } from "../../../app/build/compiler/site-index.ts";
import { CitedSources } from "../../../app/ui/sourced.ts";
import { typeset } from "../../../app/ui/typography.server.ts";

const SITE_CATALOGUE = loadCatalogue();

/**
 * What a block is compiled in, on a site without pages.
 * @param catalogue the site's own, if none is given
 * @param planned addresses that links may lead to
 */
export function siteContext(
  catalogue: Catalogue = SITE_CATALOGUE,
  planned: readonly string[] = [],
): DirectiveContext {
  const sources = new CitedSources(typeset);
  const site = new SiteIndex([], planned, catalogue);
  return { catalogue, site, sources, updated: "2026-11-22", compared: [] };
}
