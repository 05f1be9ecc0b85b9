// What may be added to a comparison with one tap: not all there is, which the lists of the form hold.
import { type ChosenProduct, type ComparatorProducts, MAX_PRODUCTS } from "./selection.ts";

/**
 * The other products of the firms that are compared, then the first one of each other firm of that kind; none where as
 * many are compared as can be, and none before a first one is chosen.
 */
export function listNearby(
  accepted: readonly ChosenProduct[],
  partners: ComparatorProducts["partners"],
) {
  const kind = accepted[0]?.kind;
  if (!kind || accepted.length >= MAX_PRODUCTS) return [];
  const chosen = new Set(accepted.map(({ id }) => id));
  const firms = partners.filter((partner) => partner.kind === kind);
  const isCompared = ({ products }: (typeof firms)[number]) =>
    products.some(({ id }) => chosen.has(id));
  return [
    ...firms.filter(isCompared).flatMap(({ products }) => products),
    ...firms.filter((firm) => !isCompared(firm)).flatMap(({ products }) => products.slice(0, 1)),
  ].filter(({ id }) => !chosen.has(id));
}
