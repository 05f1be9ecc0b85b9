/**
 * The catalogue: what the site knows about partners, products, referral programmes and the law,
 * put together from its files as it stands on one day. Read at build; the Worker and the browser never see it whole.
 */
import { findOffer } from "../../amounts/offers.ts";
import type { Standing } from "../../amounts/standing.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { type PartnerKind, riskOf } from "../../catalogue/kinds.ts";
import type { Obstacle, Risk } from "../../catalogue/warnings.ts";
import { findReferral } from "../../referrals.ts";
import { buildDay } from "../build-day.ts";
import type { CardDesign } from "../render/card-design.ts";
import { type Change, resolveChanges } from "./changes.ts";
import { newestDate } from "./fact-dates.ts";
import { type CatalogueFiles, loadFiles } from "./load.ts";
import { obstacleTo } from "./promotion.ts";
import { bareHost } from "./public-address.ts";
import { resolveFacts, resolveLaw, type Unresolved } from "./resolve.ts";
import type { PartnerFile, ReferralFile, SetAsideReason, Step } from "./schema.ts";
import { standingOf } from "./standing.ts";

export type FactTable = Record<string, Fact>;

export type Product = {
  /** For example `n26.metal`; a partner's slug where the partner itself is taken as a product. */
  id: string;
  partnerSlug: string;
  kind: PartnerKind;
  /** As its bank calls it: « Ultim ». */
  name: string;
  /** As it is called outside its bank's own page: « BoursoBank Ultim ». */
  fullName: string;
  status: "current" | "discontinued";
  apart: SetAsideReason | undefined;
  /** null for what comes without a card. */
  carte: CardDesign | null;
  /** What may be lost with it; null for an everyday account or cashback. */
  risk: Risk | null;
  facts: FactTable;
  /** Where its facts are looked up by name: its own, then its partner's. */
  tables: readonly FactTable[];
};

type Partner = Omit<PartnerFile, "sources" | "facts" | "products" | "doubts" | "changes"> & {
  /** Why the site may send nobody there; null where it may. */
  obstacle: Obstacle | null;
  facts: FactTable;
  products: Product[];
  /** What it changed, the last change first. */
  changes: Change[];
};

export type Referral = Pick<ReferralFile, "code" | "rulesUrl" | "products"> & {
  facts: FactTable;
  /** What was changed of it, the last change first. */
  changes: Change[];
  steps: readonly Step[];
  /** What it was up to a day, whole, the oldest first; what it is stands in `facts` and `steps`. */
  versions: readonly { until: string; facts: FactTable; steps: readonly Step[] }[];
  /** When its rules were read, the one date that is told of it anywhere: "2026-09"; null where nobody dates them. */
  rulesAsOf: string | null;
  /** Whether it is known to be open and to pay euros. */
  standing: Standing;
};

export type Catalogue = {
  partners: ReadonlyMap<string, Partner>;
  products: ReadonlyMap<string, Product>;
  /** By the code of their offer. */
  referrals: ReadonlyMap<string, Referral>;
  /** By ids such as `n26.metal.monthlyFee`, `referral.N26.minimumSpend`, `loi.livret_a_rate`. */
  facts: ReadonlyMap<string, Fact>;
  /** Hosts of every source and official address, without `www.`: content may link to them. */
  hosts: ReadonlySet<string>;
};

/**
 * The catalogue of a folder, the site's own if none is named, as it stands today.
 * @throws {CatalogueError} when a file of the catalogue is at fault
 */
export function loadCatalogue(folder?: string): Catalogue {
  return buildCatalogue(loadFiles(folder), buildDay());
}

/** Builds the catalogue from its files, as it stands on a given day. */
export function buildCatalogue(files: CatalogueFiles, today: Date): Catalogue {
  const partners = files.partners.map((file) => readPartner(file, today));
  const bySlug = new Map(partners.map((partner) => [partner.slug, partner]));
  const referrals = files.referrals.map((file) => readReferral(file, bySlug, today));
  const products = partners.flatMap((partner) => partner.products);
  const tables = [
    ...partners.flatMap((partner) => [
      partner.facts,
      ...partner.products.map(({ facts }) => facts),
    ]),
    ...referrals.map(({ facts }) => facts),
    resolveLaw(files.law, today),
  ];
  const facts = tables.flatMap((table) => Object.values(table));
  return {
    partners: bySlug,
    products: new Map(products.map((product) => [product.id, product])),
    referrals: new Map(referrals.map((referral) => [referral.code, referral])),
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    hosts: listHosts(facts, partners, referrals),
  };
}

/** A product by `partner.product`, or a partner alone by its slug (a cashback site), taken as a product. */
export function findProduct({ products, partners }: Catalogue, id: string): Product | undefined {
  const partner = partners.get(id);
  if (!partner) return products.get(id);
  const { kind, name, facts } = partner;
  const whole = { status: "current", apart: undefined, carte: null, risk: riskOf(kind) } as const;
  return { ...whole, id, partnerSlug: id, kind, name, fullName: name, facts, tables: [facts] };
}

function readPartner(file: PartnerFile, today: Date): Partner {
  const { sources, facts: stored, products, doubts: _forTheOperator, ...rest } = file;
  const { slug, kind } = file;
  const facts = resolveFacts(slug, stored, sources, today);
  return {
    ...rest,
    obstacle: obstacleTo({ ...rest, facts }),
    facts,
    changes: resolveChanges(slug, file, today),
    products: products.map(({ slug: ownSlug, name, status, apart, carte, facts: ownStored }) => {
      const id = `${slug}.${ownSlug}`;
      const own = resolveFacts(id, ownStored, sources, today);
      const fullName = nameWithPartner(name, file.name);
      const common = { name, fullName, status, apart, carte, risk: riskOf(kind, apart) };
      return { id, partnerSlug: slug, kind, ...common, facts: own, tables: [own, facts] };
    }),
  };
}

/** « Ultim » alone says nothing outside its bank's own page. */
function nameWithPartner(product: string, partner: string): string {
  const known = partner.split(/[\s!]/)[0] ?? partner;
  return product.toLowerCase().includes(known.toLowerCase()) ? product : `${partner} ${product}`;
}

function readReferral(
  file: ReferralFile,
  partners: ReadonlyMap<string, Partner>,
  today: Date,
): Referral {
  const { code, rulesUrl, products, steps } = file;
  const stored = { ...file.facts, ...factsOfSteps(steps) };
  const facts = resolveFacts(`referral.${code}`, stored, file.sources, today);
  const changes = resolveChanges(`referral.${code}`, file, today);
  const offer = findOffer(code);
  const partner = partners.get(offer?.partnerSlug ?? "");
  const sponsor = offer && findReferral(offer.code);
  const standing = standingOf({ facts }, partner ?? { facts: {}, obstacle: null }, today, sponsor);
  const rulesAsOf = steps.list.length > 0 ? steps.asOf : newestDate(Object.values(facts));
  const base = { code, rulesUrl, products, facts, changes, rulesAsOf, standing };
  return { ...base, steps: steps.list, versions: readVersions(file, today) };
}

/** Each version with what it leaves out taken from the next one, the last from today's. */
function readVersions(file: ReferralFile, today: Date): Referral["versions"] {
  const { code, facts, steps, versions, sources } = file;
  let next = { facts, steps };
  return versions
    .toReversed()
    .map(({ until, facts: own, steps: ownSteps = next.steps }) => {
      next = { facts: { ...next.facts, ...own }, steps: ownSteps };
      const whole = { ...next.facts, ...factsOfSteps(ownSteps) };
      return {
        until,
        facts: resolveFacts(`referral.${code}`, whole, sources, today),
        steps: ownSteps.list,
      };
    })
    .toReversed();
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

function listHosts(
  facts: readonly Fact[],
  partners: readonly Partner[],
  referrals: readonly Referral[],
): Set<string> {
  const addresses = [
    ...facts.flatMap(({ sources }) => sources.map(({ url }) => url)),
    ...partners.flatMap(({ officialUrl, officialDocs }) => [
      officialUrl,
      ...officialDocs.map(({ url }) => url),
    ]),
    ...referrals.map(({ rulesUrl }) => rulesUrl),
  ];
  return new Set(addresses.flatMap((url) => (url ? bareHost(new URL(url)) : [])));
}
