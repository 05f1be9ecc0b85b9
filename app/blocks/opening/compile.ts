import { directive } from "../../pages/compiler/directive.ts";
import { dateTogether, listItems } from "../../pages/compiler/write-facts.ts";
import { demandPartner, nothingKnown, ONE_PARTNER } from "../demand.ts";

/** `::ouverture{partenaire=n26}`: what opening an account takes. */
export const ouverture = directive({
  ...ONE_PARTNER,
  name: "ouverture",
  tag: "Ouverture",
  compile({ attributes }, context) {
    const { slug, name, officialUrl, facts } = demandPartner(attributes.partenaire, context);
    const { openingSteps: steps, requiredDocuments: documents, eligibility } = facts;
    const lists = {
      steps: listItems(steps),
      documents: listItems(documents),
      eligibility: listItems(eligibility),
    };
    if (!Object.values(lists).flat().length) throw nothingKnown(slug);
    return {
      partnerSlug: slug,
      name,
      ...lists,
      officialUrl,
      told: dateTogether([steps, documents, eligibility], context),
    };
  },
});
