/** The catalogue's comparison, by the names a directive gives. */
import type { Catalogue as SiteCatalogue } from "../catalogue.ts";
import { compare, type Subject } from "../compare.ts";
import { type Criterion, findCriterion } from "../criteria.ts";
import { labelFact } from "../fact-label.ts";
import { criteriaFor } from "../kinds.ts";
import type { ComparedRow } from "./catalogue.ts";

/**
 * Rows for products (`n26.metal`) or partners alone (`igraal`), in the order given.
 * @param names facts to compare on; none: those of the first one's kind
 * @throws {Error} naming a criterion that does not exist.
 */
export function compareProducts(
  site: SiteCatalogue,
  ids: readonly string[],
  names: readonly string[],
): ComparedRow[] {
  const subjects = ids.flatMap((id) => findSubject(site, id) ?? []);
  return compare(subjects, findCriteria(site, ids, names)).rows.map((row) => ({
    id: row.criterion,
    label: row.label,
    cells: row.cells.map(({ factId, best }) => {
      const fact = site.facts.get(factId ?? "");
      return fact ? { fact, best } : null;
    }),
  }));
}

function findSubject(site: SiteCatalogue, id: string): Subject | undefined {
  const product = site.products.get(id);
  const partner = site.partners.get(product?.partner ?? id);
  if (!partner) return undefined;
  const facts = product ? [product.facts, partner.facts] : [partner.facts];
  return { id, name: product?.name ?? partner.name, facts };
}

function findCriteria(site: SiteCatalogue, ids: readonly string[], names: readonly string[]) {
  if (!names.length) {
    const partner = site.partners.get(ids[0]?.split(".")[0] ?? "");
    return partner ? criteriaFor(partner.kind) : [];
  }
  return names.map((name): Criterion => {
    const label = labelFact(name);
    if (!label) throw new Error(`unknown criterion "${name}"`);
    // Any labelled fact can be shown side by side; only the catalogue's criteria have a best.
    return findCriterion(name) ?? { fact: name, label, direction: "none" };
  });
}
