/** What blocks ask of the catalogue by the names an author typed, and how tools carry it. */

import { OFFERS, type Offer } from "../../amounts/offers.ts";
import { findFact } from "../../catalogue/compare.ts";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import { type ToolProduct, writeToolFacts } from "../../catalogue/tool-facts.ts";
import type { CitedSources } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { findProduct } from "../catalogue/catalogue.ts";
import { describeNoBank } from "../catalogue/legal-status.ts";
import type { DirectiveContext } from "./directive.ts";

const OFFERS_BY_CODE = new Map<string, Offer>(OFFERS.map((offer) => [offer.code, offer]));

/** A partner by its slug. @throws where the catalogue has none */
export function requirePartner(slug = "", { catalogue }: DirectiveContext) {
  const partner = getOrThrow("partenaire inconnu", slug, catalogue.partners);
  return { ...partner, name: typeset(partner.name) };
}

/** A product by its id, or a partner taken as one, with the page it is read about on. @throws where there is none */
export function requireProduct(id: string, context: DirectiveContext) {
  const { catalogue, site } = context;
  const product =
    findProduct(catalogue, id) ?? getOrThrow("produit inconnu", id, catalogue.products);
  // A product without a page of its own is read about on its partner's.
  const path = site.pathOf(id) ?? site.pathOf(product.partnerSlug);
  const partner = requirePartner(product.partnerSlug, context);
  return { ...product, name: typeset(product.fullName), path, noBank: describeNoBank(partner) };
}

/** An offer by its code. @throws where there is none */
export function requireOffer(code: string): Offer {
  const offer = getOrThrow("offre inconnue", code, OFFERS_BY_CODE);
  return { ...offer, name: typeset(offer.name) };
}

/** An offer with its partner and its referral programme. @throws where one of them is not known */
export function requireReferral(code: string, context: DirectiveContext) {
  const offer = requireOffer(code);
  const referral = context.catalogue.referrals.get(offer.code);
  if (!referral) throw new Error(`le catalogue n’a pas de programme de parrainage « ${code} »`);
  return { offer, referral, partner: requirePartner(offer.partnerSlug, context) };
}

/** What one opens for an offer's bonus: its plainest product, or the firm taken as one where it has no price list. */
export function requireOpened(
  { referral, partner }: ReturnType<typeof requireReferral>,
  context: DirectiveContext,
) {
  const [opened = partner.slug] = referral.products;
  return requireProduct(opened, context);
}

/** Every offer whose referral programme the catalogue knows, in the order of listings. */
export function listReferrals(context: DirectiveContext) {
  return OFFERS.filter(({ code }) => context.catalogue.referrals.has(code)).map(({ code }) =>
    requireReferral(code, context),
  );
}

/** A product or service as a tool carries it, with its facts of those names. @throws where there is none */
export function requireToolProduct(
  id: string,
  names: readonly string[],
  sources: CitedSources,
  context: DirectiveContext,
): ToolProduct {
  const product = requireProduct(id, context);
  const { name, path, risk, noBank } = product;
  const facts = writeToolFacts(names, (fact) => findFact(product, fact), sources);
  return { id, name, path, ...(risk && { risk }), ...(noBank && { noBank }), facts };
}

/** The fault of a block that would stand empty. */
export function nothingKnown(slug: string): Error {
  return new Error(`le bloc serait vide\u202f: le catalogue n’a rien à y mettre sur « ${slug} »`);
}

/** Words parted by spaces or commas: `produits="n26.standard n26.smart"`. */
export function splitWords(list = ""): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

/** The words of `sans`, each the name of a part that a block can leave out where the text says it. @throws where one is not */
export function readLeftOut(sans: string | undefined, parts: readonly string[]): string[] {
  const words = splitWords(sans);
  const unknown = words.find((word) => !parts.includes(word));
  if (unknown) throw new Error(`sans="${unknown}" : ce bloc peut laisser ${parts.join(", ")}`);
  return words;
}
