/** Whether the catalogue's files fit each other; each fault names its file, and what is at fault in it. */
import { join } from "node:path";
import { findOffer, OFFERS } from "../../amounts/offers.ts";
import { changeFaults, factsOfFile } from "./changes.ts";
import { claimFaults, claimsOfLaw, claimsOfProgramme, sourceFaults } from "./check-claims.ts";
import { factFaultsOfPartner, factFaultsOfProgramme, figureFaultsOfLaw } from "./check-facts.ts";
import { authorisationFaults, postingFaults, ruleFaults } from "./check-promises.ts";
import { statusFaults } from "./legal-status.ts";
import type { LawFile, PartnerFile, ReferralFile } from "./schema.ts";

/** A file that fits its schema. */
export type Read<T> = { file: string; data: T };

type ReadFiles = {
  folder: string;
  partners: readonly Read<PartnerFile>[];
  referrals: readonly Read<ReferralFile>[];
  law: Read<LawFile>;
};

/** Every fault that shows only when a file is read whole, or beside the others. */
export function checkFiles(files: ReadFiles): string[] {
  const { partners, referrals, law } = files;
  const firms = partners.map(({ data }) => data);
  return [
    ...partners.flatMap(({ file, data }) => [
      ...partnerFaults(file, data),
      ...factFaultsOfPartner(file, data),
      ...sourceFaults(file, data.sources, data, firms),
      ...claimFaults(file, data.sources, Object.entries(factsOfFile(data))),
      ...changeFaults(file, data),
    ]),
    ...referrals.flatMap(({ file, data }) => {
      const slug = findOffer(data.code)?.partnerSlug;
      const owner = firms.find((firm) => firm.slug === slug);
      return [
        ...(file.endsWith(`/${data.code}.json`) ? [] : [`${file} : code « ${data.code} »`]),
        ...(owner ? sourceFaults(file, data.sources, owner, firms) : []),
        ...claimFaults(file, data.sources, claimsOfProgramme(data)),
        ...factFaultsOfProgramme(file, data),
        ...changeFaults(file, data),
        ...postingFaults(file, data),
      ];
    }),
    ...offerFaults(files),
    ...partners.flatMap(({ file, data }) => [
      ...authorisationFaults(file, data),
      ...statusFaults(file, data),
    ]),
    ...claimFaults(law.file, law.data.sources, claimsOfLaw(law.data)),
    ...ruleFaults(law.file, law.data),
    ...figureFaultsOfLaw(law.file, law.data),
  ];
}

function partnerFaults(file: string, partner: PartnerFile): string[] {
  const faults: string[] = [];
  if (!file.endsWith(`/${partner.slug}.json`)) faults.push(`${file} : slug « ${partner.slug} »`);
  const slugs = partner.products.map(({ slug }) => slug);
  for (const [index, product] of partner.products.entries()) {
    if (slugs.indexOf(product.slug) < index) faults.push(`${file} : deux « ${product.slug} »`);
    // `n26.metal.x` must mean one thing: a product may not be named like a group of facts.
    const taken = Object.keys(partner.facts).some((name) => name.split(".")[0] === product.slug);
    if (taken) faults.push(`${file} : « ${product.slug} » nomme un produit et un fait`);
  }
  return faults;
}

/** An offer of the Firestore document has a partner, and a referral file of its own; a referral file, an offer. */
function offerFaults({ folder, partners, referrals }: ReadFiles): string[] {
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
      ...(findOffer(code) ? [] : [`${file} : aucune offre « ${code} » dans app/amounts/offers.ts`]),
      ...products
        .filter((id) => !ids.includes(id))
        .map((id) => `${file} : products : produit inconnu « ${id} »`),
    ]),
  ];
}
