// What the tools that compare are given at build, from the site's own catalogue.
import { comparateur } from "../../../app/blocks/comparator/block.ts";
import { profil } from "../../../app/blocks/profile/block.ts";
import { siteContext } from "./site-context.ts";

const context = () => siteContext(undefined, ["/comparateur", "/comparateur/plateformes"]);

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
  const attributes = { sauf: "boursobank.offre-12-17 wise.business" };
  return profil.compile({ label: "", attributes }, context());
}
