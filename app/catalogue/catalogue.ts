/**
 * The catalogue: what the site knows about partners, products, referral programmes and the law,
 * put together from its files as it stands on one day.
 */
import { type Fact, isUnconfirmed } from "./fact.ts";
import type { Source, StoredFact } from "./fact-schema.ts";
import type { CatalogueFiles } from "./load.ts";
import { obstacleTo } from "./promotion.ts";
import type { Apart, Card, PartnerFile, ReferralFile, Step } from "./schema.ts";
import type { UnitName } from "./units.ts";
import type { Obstacle } from "./warnings.ts";

export type FactTable = Record<string, Fact>;

export type Product = {
  /** For example `n26.metal`. */
  id: string;
  partner: string;
  slug: string;
  name: string;
  status: "current" | "discontinued";
  apart?: Apart;
  carte: Card | null;
  facts: FactTable;
};

export type Partner = Omit<PartnerFile, "sources" | "facts" | "products"> & {
  /** Why the site may send nobody there; null where it may. */
  obstacle: Obstacle | null;
  facts: FactTable;
  products: Product[];
};

export type Referral = Omit<ReferralFile, "sources" | "facts" | "steps" | "history"> & {
  facts: FactTable;
  steps: readonly Step[];
  history: (Omit<ReferralFile["history"][number], "source"> & { source: Source | null })[];
};

export type Catalogue = {
  partners: Map<string, Partner>;
  products: Map<string, Product>;
  referrals: Map<string, Referral>;
  facts: Map<string, Fact>;
};

/** Builds the catalogue from its files, as it stands on a given day. */
export function buildCatalogue(files: CatalogueFiles, today: Date): Catalogue {
  const catalogue: Catalogue = {
    partners: new Map(),
    products: new Map(),
    referrals: new Map(),
    facts: new Map(),
  };
  for (const file of files.partners) addPartner(catalogue, file, today);
  for (const file of files.referrals) {
    const { sources, facts, steps, history, ...rest } = file;
    const all = { ...facts, ...factsOfSteps(steps) };
    const table = resolve(`referral.${file.code}`, all, sources, today);
    const past = history.map((h) => ({
      ...h,
      source: h.source ? (sources[h.source] ?? null) : null,
    }));
    catalogue.referrals.set(file.code, {
      ...rest,
      facts: table,
      steps: steps.list,
      history: past,
    });
    addFacts(catalogue, table);
  }
  addLaw(catalogue, files, today);
  return catalogue;
}

function addPartner(catalogue: Catalogue, file: PartnerFile, today: Date): void {
  const { sources, facts, products, ...rest } = file;
  const table = resolve(file.slug, facts, sources, today);
  const ownProducts = products.map((product): Product => {
    const id = `${file.slug}.${product.slug}`;
    return {
      ...product,
      id,
      partner: file.slug,
      facts: resolve(id, product.facts, sources, today),
    };
  });
  const obstacle = obstacleTo({ ...rest, facts: table });
  catalogue.partners.set(file.slug, { ...rest, obstacle, facts: table, products: ownProducts });
  addFacts(catalogue, table);
  for (const product of ownProducts) {
    catalogue.products.set(product.id, product);
    addFacts(catalogue, product.facts);
  }
}

/** What the steps say, as facts: `steps` in words, `step2.within` and `step2.amount` in figures. */
function factsOfSteps({ list, ...read }: ReferralFile["steps"]): Record<string, Unresolved> {
  const words = list.length > 0 ? list.map(({ text }) => text) : null;
  const facts: Record<string, Unresolved> = { steps: { ...read, value: words } };
  for (const [index, { within, amount }] of list.entries()) {
    const name = `step${index + 1}`;
    if (within) facts[`${name}.within`] = { ...read, ...within };
    if (amount !== undefined) facts[`${name}.amount`] = { ...read, value: amount, unit: "EUR" };
  }
  return facts;
}

/** `loi.x` is the value (or the rule itself where there is no figure), `loi.x.statement` the rule. */
function addLaw(catalogue: Catalogue, { law }: CatalogueFiles, today: Date): void {
  for (const [key, stored] of Object.entries(law.facts)) {
    if (!stored.publish) continue;
    const sentence = { ...stored, value: stored.statement, unit: undefined };
    const table = resolve(
      "loi",
      { [key]: stored.value === null ? sentence : stored, [`${key}.statement`]: sentence },
      law.sources,
      today,
    );
    addFacts(catalogue, table);
  }
}

function addFacts(catalogue: Catalogue, table: FactTable): void {
  for (const fact of Object.values(table)) catalogue.facts.set(fact.id, fact);
}

type Unresolved = Pick<StoredFact, "value" | "asOf" | "sources" | "note"> & {
  unit?: UnitName | undefined;
};

function resolve(
  prefix: string,
  facts: Record<string, Unresolved>,
  sources: Record<string, Source>,
  today: Date,
): FactTable {
  const entries = Object.entries(facts).map(([name, stored]): [string, Fact] => {
    const cited = stored.sources.flatMap((id) => sources[id] ?? []);
    const { value, asOf } = stored;
    const confirmed = !isUnconfirmed({ asOf, sources: cited }, today);
    const fact = { id: `${prefix}.${name}`, value, unit: stored.unit ?? null, asOf };
    const note = stored.note === undefined ? {} : { note: stored.note };
    return [name, { ...fact, sources: cited, confirmed, ...note }];
  });
  return Object.fromEntries(entries);
}
