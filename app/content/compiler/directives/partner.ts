/** Blocks about a partner: opening an account, security, customer service; and lists of pages. */
import { typeset } from "../typography.ts";
import {
  type Directive,
  type DirectiveContext,
  dateTogether,
  demand,
  listItems,
  writeFacts,
} from "./directive.ts";

const ONE_PARTNER = {
  form: "leaf",
  label: "none",
  required: ["partenaire"],
  optional: [],
} as const;

/** `::ouverture{partenaire=n26}` */
export const ouverture: Directive<"Ouverture"> = {
  ...ONE_PARTNER,
  tag: "Ouverture",
  resolve({ attributes }, context) {
    const { slug, partner } = demandPartner(attributes.partenaire, context);
    const { steps, documents, eligibility } = partner.opening;
    const lists = {
      steps: listItems(steps),
      documents: listItems(documents),
      eligibility: listItems(eligibility),
    };
    if (!Object.values(lists).flat().length) throw nothingKnown(slug);
    return {
      partenaire: slug,
      name: typeset(partner.name),
      ...lists,
      officialUrl: partner.officialUrl,
      ...dateTogether([steps, documents, eligibility], context),
    };
  },
};

/** `::securite{partenaire=n26}` */
export const securite: Directive<"Securite"> = {
  ...ONE_PARTNER,
  tag: "Securite",
  resolve({ attributes }, context) {
    const { slug, partner } = demandPartner(attributes.partenaire, context);
    const facts = writeFacts(partner.security, context);
    if (!facts.length) throw nothingKnown(slug);
    const risk = context.catalogue.findProduct(slug)?.risk ?? null;
    return { partenaire: slug, name: typeset(partner.name), facts, risk };
  },
};

/** `::service{partenaire=n26}`; without facts it is drawn as a sentence that says so. */
export const service: Directive<"Service"> = {
  ...ONE_PARTNER,
  tag: "Service",
  resolve({ attributes }, context) {
    const { slug, partner } = demandPartner(attributes.partenaire, context);
    const facts = writeFacts(partner.service, context);
    return { partenaire: slug, name: typeset(partner.name), facts };
  },
};

/** `::pages{sous=/banque/n26}` */
export const pages: Directive<"Pages"> = {
  form: "leaf",
  tag: "Pages",
  label: "none",
  required: ["sous"],
  optional: [],
  resolve({ attributes }, { site }) {
    const sous = attributes.sous ?? "";
    if (!site.find(sous)) throw new Error(`unknown page "${sous}"`);
    const below = site.childrenOf(sous).map(({ path, titre, description, topic }) => ({
      path,
      titre,
      description,
      ...(topic ? { topic } : {}),
    }));
    return { sous, pages: below };
  },
};

function demandPartner(slug = "", { catalogue }: DirectiveContext) {
  return { slug, partner: demand(catalogue.findPartner(slug), "partner", slug, catalogue) };
}

function nothingKnown(slug: string): Error {
  return new Error(`the catalogue knows nothing of this about "${slug}"`);
}
