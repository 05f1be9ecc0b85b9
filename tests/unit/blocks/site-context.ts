/** What the compiler draws a tool in, with the site's own catalogue, for the tests of tools. */
import { resolve } from "node:path";
import { loadCatalogue } from "../../../app/catalogue/for-pages/catalogue-port.ts";
import type { DirectiveContext } from "../../../app/pages/compiler/directive.ts";
import { SiteIndex } from "../../../app/pages/compiler/site-index.ts";
import { SourceList } from "../../../app/pages/compiler/source-list.ts";

const CATALOGUE = loadCatalogue(resolve(import.meta.dirname, "../../../app/catalogue"));

/** What a directive is drawn in, on a site without pages. */
export function siteContext(): DirectiveContext {
  return {
    catalogue: CATALOGUE,
    site: new SiteIndex([], [], CATALOGUE),
    sources: new SourceList(),
  };
}
