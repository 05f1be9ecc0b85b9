// Which pages show which facts, from the pages as they are compiled.
import { join } from "node:path";
import { loadDirectives } from "../../build/blocks/load-directives.ts";
import type { Catalogue } from "../../build/catalogue/catalogue.ts";
import { listDatedValues } from "../../build/compiler/dated-values.ts";
import { SiteCompiler } from "../../build/compiler/site-compiler.ts";
import { TOP } from "../tools.ts";
import type { PagesOfFacts } from "./queue.ts";

/** The addresses of the pages that show each fact, by its id. Takes seconds: every page is compiled. */
export async function findPages(catalogue: Catalogue): Promise<PagesOfFacts> {
  const { directives } = await loadDirectives();
  const site = new SiteCompiler(join(TOP, "app/content"), directives, () => catalogue);
  const pages = new Map<string, Set<string>>();
  for (const page of site.pages()) {
    for (const { name } of listDatedValues(page)) {
      for (const id of factsNamed(name, catalogue)) {
        const known = pages.get(id) ?? new Set();
        pages.set(id, known.add(page.path));
      }
    }
  }
  return pages;
}

/** A product shows what its partner says, a table of products a price; a ticket names its programme alone. */
function factsNamed(name: string, { facts }: Catalogue): string[] {
  const ofPartner = name.replace(/^([^.]+)\.[^.]+\./, "$1.");
  const price = name.replace(/\.price$/, ".monthlyFee");
  const found = [name, price, ofPartner].find((id) => facts.has(id));
  if (found) return [found];
  const [, programme] = /^(referral\.\w+) \(/.exec(name) ?? [];
  return programme ? [...facts.keys()].filter((id) => id.startsWith(`${programme}.`)) : [];
}
