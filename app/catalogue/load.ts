/**
 * Reads the catalogue's files. Node only, at build time: the Worker and the browser never
 * import this, they get facts through the pages' payloads.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { findOffer, OFFERS } from "../primes/offers.ts";
import {
  type LawFile,
  lawFileSchema,
  type PartnerFile,
  partnerFileSchema,
  type ReferralFile,
  referralFileSchema,
} from "./schema.ts";

/** Raised when a file of the catalogue holds what it may not, or one is missing. */
export class CatalogueError extends Error {
  override name = "CatalogueError";
}

/** What a catalogue is put together from. */
export type CatalogueFiles = { partners: PartnerFile[]; referrals: ReferralFile[]; law: LawFile };

/**
 * Every file, checked.
 * @throws CatalogueError naming file, path and reason of every fault found.
 */
export function loadFiles(folder = import.meta.dirname): CatalogueFiles {
  const faults: string[] = [];
  const partners = readFolder(join(folder, "partners"), partnerFileSchema, faults);
  const referrals = readFolder(join(folder, "referral"), referralFileSchema, faults);
  const law = readFile(join(folder, "law.json"), lawFileSchema, faults);
  for (const { file, data } of partners) faults.push(...partnerFaults(file, data));
  for (const { file, data } of referrals) {
    if (!file.endsWith(`/${data.code}.json`)) faults.push(`${file} : code « ${data.code} »`);
    const past = data.history.map(({ source }, index) => [
      `history.${index}`,
      { sources: source === null ? [] : [source] },
    ]);
    const cited = { ...data.facts, steps: data.steps, ...Object.fromEntries(past) };
    faults.push(...unknownSources(file, data.sources, cited));
  }
  // A file at fault is not missing.
  if (faults.length === 0) faults.push(...offerFaults(folder, partners, referrals));
  if (law) faults.push(...unknownSources(law.file, law.data.sources, law.data.facts));

  if (faults.length > 0 || !law) throw new CatalogueError(faults.join("\n"));
  return {
    partners: partners.map(({ data }) => data),
    referrals: referrals.map(({ data }) => data),
    law: law.data,
  };
}

type Read<T> = { file: string; data: T };

function readFolder<T>(folder: string, schema: z.ZodType<T>, faults: string[]): Read<T>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => readFile(join(folder, name), schema, faults) ?? []);
}

function readFile<T>(file: string, schema: z.ZodType<T>, faults: string[]): Read<T> | undefined {
  const result = schema.safeParse(parseJson(file, faults));
  if (result.success) return { file, data: result.data };
  for (const issue of result.error.issues) {
    faults.push(`${file} : ${issue.path.join(".") || "(racine)"} : ${issue.message}`);
  }
  return undefined;
}

/** What the file holds; a file that is not JSON is a fault like any other. */
function parseJson(file: string, faults: string[]): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    faults.push(`${file} : JSON illisible : ${error.message}`);
    return undefined;
  }
}

function partnerFaults(file: string, partner: PartnerFile): string[] {
  const faults = unknownSources(file, partner.sources, partner.facts);
  if (!file.endsWith(`/${partner.slug}.json`)) faults.push(`${file} : slug « ${partner.slug} »`);
  const slugs = partner.products.map(({ slug }) => slug);
  for (const [index, product] of partner.products.entries()) {
    if (slugs.indexOf(product.slug) < index) faults.push(`${file} : deux « ${product.slug} »`);
    faults.push(...unknownSources(file, partner.sources, product.facts));
    // `n26.metal.x` must mean one thing: a product may not be named like a group of facts.
    const taken = Object.keys(partner.facts).some((name) => name.split(".")[0] === product.slug);
    if (taken) faults.push(`${file} : « ${product.slug} » nomme un produit et un fait`);
  }
  return faults;
}

/** An offer of the Firestore document has a partner, and a referral file of its own; a referral file, an offer. */
function offerFaults(
  folder: string,
  partners: readonly Read<PartnerFile>[],
  referrals: readonly Read<ReferralFile>[],
): string[] {
  const slugs = partners.map(({ data }) => data.slug);
  const ids = partners.flatMap(({ data }) =>
    data.products.map(({ slug }) => `${data.slug}.${slug}`),
  );
  const codes = referrals.map(({ data }) => data.code);
  return [
    ...OFFERS.filter(({ code }) => !codes.includes(code)).map(
      ({ code }) => `${join(folder, "referral", code)}.json : manque, l’offre ${code} existe`,
    ),
    ...OFFERS.filter(({ partnerSlug }) => !slugs.includes(partnerSlug)).map(
      ({ code, partnerSlug }) =>
        `${join(folder, "partners", partnerSlug)}.json : manque, l’offre ${code} le nomme`,
    ),
    ...referrals.flatMap(({ file, data: { code, products } }) => [
      ...(findOffer(code) ? [] : [`${file} : aucune offre « ${code} » dans app/primes/offers.ts`]),
      ...products
        .filter((id) => !ids.includes(id))
        .map((id) => `${file} : products : produit inconnu « ${id} »`),
    ]),
  ];
}

function unknownSources(
  file: string,
  sources: Record<string, unknown>,
  facts: Record<string, { sources: string[] }>,
): string[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    fact.sources
      .filter((id) => !Object.hasOwn(sources, id))
      .map((id) => `${file} : ${name} cite la source inconnue « ${id} »`),
  );
}
