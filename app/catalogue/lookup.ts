/**
 * The site's own catalogue, for whoever looks through it at a desk (report.ts). Node only. Pages get
 * their facts through content/compiler, where an unknown name stops the build.
 */
import { buildCatalogue, type Catalogue, type Partner } from "./catalogue.ts";
import { CatalogueError } from "./catalogue-error.ts";
import type { Fact } from "./fact.ts";
import { loadFiles } from "./load.ts";
import { nearMatches } from "./near-match.ts";

let current: Catalogue | undefined;

/** The site's own catalogue, read once per process. */
export function catalogue(): Catalogue {
  current ??= buildCatalogue(loadFiles(), new Date());
  return current;
}

/** @throws CatalogueError when no partner has this slug, with the closest ones. */
export function findPartner(slug: string): Partner {
  const { partners } = catalogue();
  const found = partners.get(slug);
  if (found) return found;
  const near = nearMatches(slug, partners.keys());
  const hint = near.length > 0 ? ` Vouliez-vous dire ${near.join(", ")} ?` : "";
  throw new CatalogueError(`Le catalogue n’a pas de partenaire « ${slug} ».${hint}`);
}

/** Every fact that may be printed, in file order. */
export function allFacts(): Iterable<Fact> {
  return catalogue().facts.values();
}
