/** What blocks ask of the catalogue by the names an author typed. */
import { type DirectiveContext, demand } from "../pages/compiler/directive.ts";
import { typeset } from "../pages/french/typography.ts";

/** Attributes of a block about one partner. */
export const ONE_PARTNER = { form: "leaf", required: ["partenaire"] } as const;

/** A partner by its slug. @throws where the catalogue has none */
export function demandPartner(slug = "", { catalogue }: DirectiveContext) {
  const partner = demand(catalogue.findPartner(slug), "partner", slug, catalogue);
  return { ...partner, slug, name: typeset(partner.name) };
}

/** A product by its id, with the page it is read about on. @throws where the catalogue has none */
export function demandProduct(id: string, { catalogue, site }: DirectiveContext) {
  const product = demand(catalogue.findProduct(id), "product", id, catalogue);
  // A product without a page of its own is read about on its partner's.
  const path = site.productPath(id) ?? site.partnerPath(product.partner);
  return { ...product, id, name: typeset(product.name), path };
}

/** An offer by its code, with its referral programme. @throws where one of them is not known */
export function demandOffer(code: string, { catalogue }: DirectiveContext) {
  const offer = demand(catalogue.findOffer(code), "offer", code, catalogue);
  const referral = catalogue.findReferral(offer.code);
  if (!referral) throw new Error(`the catalogue has no referral programme for "${code}"`);
  return { offer: { ...offer, name: typeset(offer.name) }, referral };
}

/** The fault of a block that would stand empty. */
export function nothingKnown(slug: string): Error {
  return new Error(`the catalogue knows nothing of this about "${slug}"`);
}

/** Words parted by spaces or commas: `produits="n26.standard n26.smart"`. */
export function splitWords(list = ""): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}
