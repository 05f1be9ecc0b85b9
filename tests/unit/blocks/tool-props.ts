// What the tools that compare are given at build, from the site's own catalogue.
import { join } from "node:path";
import { comparateur } from "../../../app/blocks/comparator/compile.ts";
import { profil } from "../../../app/blocks/profile/compile.ts";
import { loadCatalogue } from "../../../app/catalogue/for-pages/catalogue-port.ts";
import { SiteIndex } from "../../../app/pages/compiler/site-index.ts";
import { SourceList } from "../../../app/pages/compiler/source-list.ts";

const catalogue = loadCatalogue(join(import.meta.dirname, "../../../app/catalogue"));
const site = new SiteIndex([], ["/comparateur", "/comparateur/plateformes"], catalogue);
const context = () => ({ catalogue, site, sources: new SourceList() });

/** Props of `::comparateur` as /comparateur has them. */
export function comparatorProps() {
  const attributes = { genres: "banque cashback", ailleurs: "/comparateur/plateformes" };
  return comparateur.compile({ label: "", attributes }, context());
}

/** Props of `::comparateur` as /comparateur/plateformes has them. */
export function platformProps() {
  const attributes = { genres: "plateforme", ailleurs: "/comparateur" };
  return comparateur.compile({ label: "", attributes }, context());
}

/** Props of `::profil` as its page has them. */
export function profileProps() {
  const attributes = { sauf: "boursobank.freedom wise.business" };
  return profil.compile({ label: "", attributes }, context());
}
