import { directive } from "../../pages/compiler/directive.ts";
import { writeFacts } from "../../pages/compiler/write-facts.ts";
import { demandPartner, nothingKnown, ONE_PARTNER } from "../demand.ts";

/** `::securite{partenaire=n26}`: legal entity, licence, deposit guarantee, and the registers to check them in. */
export const securite = directive({
  ...ONE_PARTNER,
  name: "securite",
  tag: "Securite",
  compile({ attributes }, context) {
    const { slug, security } = demandPartner(attributes.partenaire, context);
    const facts = writeFacts(security, context);
    if (!facts.length) throw nothingKnown(slug);
    return { facts, risk: context.catalogue.findProduct(slug)?.risk ?? null };
  },
});
