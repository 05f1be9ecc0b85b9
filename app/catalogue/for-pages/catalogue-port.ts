/** Connects the compiler to app/catalogue and app/primes: the only file that knows both sides. */

import { findOffer, OFFERS } from "../../primes/offers.ts";
import {
  buildCatalogue,
  type FactTable,
  type Partner,
  type Catalogue as SiteCatalogue,
} from "../catalogue.ts";
import { labelFact } from "../fact-label.ts";
import { formatFact } from "../format-fact.ts";
import { criteriaFor, riskOf } from "../kinds.ts";
import { loadFiles } from "../load.ts";
import { nearMatches } from "../near-match.ts";
import { mayPostLink } from "../promotion.ts";
import type { Catalogue, CatalogueReferral, NamedFact } from "./catalogue.ts";
import { compareProducts } from "./compare-products.ts";
import { nameFact } from "./fact-name.ts";
import { listHosts } from "./known-host.ts";

const SECURITY = [
  "legalEntity",
  "authorisation",
  "licence.type",
  "licence.authority",
  "licence.country",
  "regulation.status",
  "regulation.authority",
  "depositGuarantee.scheme",
  "depositGuarantee.amount",
  "depositGuarantee.cash",
  "depositGuarantee.details",
  "depositGuarantee.securities",
  "depositGuarantee.securitiesAmount",
  "ibanCountry",
];
const SERVICE = ["channels", "hours", "languages"].map((name) => `customerService.${name}`);
const ESSENTIALS = ["minimumDeposit", "minimumSpend", "payoutDelay", "payoutForm", "capPerSponsor"];
const FINEPRINT = ["clawback", "cumulativeWithWelcomeOffer", "codeOrLink"];

/**
 * The catalogue of a folder, as it stands today.
 * @throws {CatalogueError} when a file of the catalogue is at fault.
 */
export function loadCatalogue(folder: string): Catalogue {
  return adaptCatalogue(buildCatalogue(loadFiles(folder), new Date()));
}

/** The compiler's view of a catalogue. */
export function adaptCatalogue(site: SiteCatalogue): Catalogue {
  const keys = {
    fact: site.facts,
    partner: site.partners,
    product: site.products,
    offer: new Map(OFFERS.map(({ code }) => [code, code])),
  };
  return {
    findFact: (id) => site.facts.get(id),
    formatFact,
    nameFact: (id) => nameFact(site, id),
    findPartner(slug) {
      const partner = site.partners.get(slug);
      return partner && viewPartner(partner);
    },
    findProduct: (id) => viewProduct(site, id),
    findReferral: (code) => viewReferral(site, code),
    findOffer,
    listPartners: () => [...site.partners.values()].map(({ slug, kind }) => ({ slug, kind })),
    compare: (ids, names) => compareProducts(site, ids, names),
    near: (kind, name) => nearMatches(name, keys[kind].keys()),
    hosts: listHosts(site),
  };
}

function viewPartner({ name, officialUrl, products, facts }: Partner) {
  return {
    name,
    officialUrl,
    products: products.filter(({ status }) => status === "current").map(({ id }) => id),
    opening: {
      steps: facts.openingSteps ?? null,
      documents: facts.requiredDocuments ?? null,
      eligibility: facts.eligibility ?? null,
    },
    security: pick(facts, SECURITY),
    service: pick(facts, SERVICE),
  };
}

function viewProduct(site: SiteCatalogue, id: string) {
  const product = site.products.get(id);
  const partner = site.partners.get(product?.partner ?? id);
  if (!partner) return undefined;
  const facts = product?.facts ?? partner.facts;
  const names = criteriaFor(partner.kind).map(({ fact }) => fact);
  return {
    name: product ? nameWithPartner(product.name, partner.name) : partner.name,
    partner: partner.slug,
    price: facts.monthlyFee ?? null,
    card: product?.carte ?? null,
    risk: riskOf(partner.kind, product?.apart),
    ...(product?.apart && { apart: product.apart }),
    facts: pick(
      facts,
      names.filter((name) => name !== "monthlyFee"),
    ),
  };
}

/** « Ultim » alone says nothing outside its bank's own page. */
function nameWithPartner(product: string, partner: string): string {
  const known = partner.split(/[\s!]/)[0] ?? partner;
  return product.toLowerCase().includes(known.toLowerCase()) ? product : `${partner} ${product}`;
}

function viewReferral(site: SiteCatalogue, code: string): CatalogueReferral | undefined {
  const referral = site.referrals.get(code);
  const partner = site.partners.get(findOffer(code)?.partner ?? "");
  if (!referral || !partner) return undefined;
  const { facts, steps, rulesUrl } = referral;
  const posting = facts.publicPostingAllowed?.value;
  return {
    rulesUrl,
    obstacle: partner.obstacle,
    mayPostLink: mayPostLink(partner, referral),
    publicPostingAllowed: typeof posting === "boolean" ? posting : null,
    risk: riskOf(partner.kind),
    status: facts.programStatus ?? null,
    whoCanBeReferred: facts.whoCanBeReferred ?? null,
    whoCanRefer: facts.whoCanRefer ?? null,
    steps,
    stepsFact: facts.steps ?? null,
    essentials: pick(facts, ESSENTIALS),
    fineprint: pick(facts, FINEPRINT),
  };
}

function pick(facts: FactTable, names: readonly string[]): NamedFact[] {
  return names.flatMap((name) => {
    const fact = facts[name];
    return fact ? { label: labelFact(name) ?? name, fact } : [];
  });
}
