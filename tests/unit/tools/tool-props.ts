// What the tools that compare are given at build, from the site's own catalogue.
import { join } from "node:path";
import { loadCatalogue } from "../../../app/content/compiler/catalogue-port.ts";
import { comparateur, profil } from "../../../app/content/compiler/directives/comparator.ts";
import { SiteIndex } from "../../../app/content/compiler/site-index.ts";
import { SourceList } from "../../../app/content/compiler/source-list.ts";

const catalogue = loadCatalogue(join(import.meta.dirname, "../../../app/catalogue"));
const site = new SiteIndex([], ["/comparateur", "/comparateur/plateformes"], catalogue);
const context = () => ({ catalogue, site, sources: new SourceList() });

/** Props of `::comparateur` as /comparateur has them. */
export function comparatorProps() {
  const attributes = { genres: "banque cashback", ailleurs: "/comparateur/plateformes" };
  return comparateur.resolve({ label: "", attributes }, context());
}

/** Props of `::comparateur` as /comparateur/plateformes has them. */
export function platformProps() {
  const attributes = { genres: "plateforme", ailleurs: "/comparateur" };
  return comparateur.resolve({ label: "", attributes }, context());
}

/** Props of `::profil` as its page has them. */
export function profileProps() {
  const attributes = { sauf: "boursobank.freedom wise.business" };
  return profil.resolve({ label: "", attributes }, context());
}
