import { directive } from "../../build/blocks/directive.ts";
import { nothingKnown, ONE_PARTNER, requirePartner } from "../../build/blocks/look-up.ts";
import { dateTogether, listItems } from "../../build/compiler/write-facts.ts";

/** `::ouverture{partenaire=n26}`: what opening an account takes. */
export const ouverture = directive({
  ...ONE_PARTNER,
  name: "ouverture",
  tag: "Ouverture",
  compile({ attributes }, context) {
    const { slug, name, officialUrl, facts } = requirePartner(attributes.partenaire, context);
    const { openingSteps: steps, requiredDocuments: documents, eligibility } = facts;
    const lists = [
      { title: "Les étapes", isOrdered: true, fact: steps },
      { title: "Les pièces à préparer", isOrdered: false, fact: documents },
      { title: "Qui peut ouvrir un compte", isOrdered: false, fact: eligibility },
    ].flatMap(({ title, isOrdered, fact }) =>
      fact?.value == null
        ? []
        : [{ title, isOrdered, items: listItems(fact), told: dateTogether([fact], context) }],
    );
    if (lists.length === 0) throw nothingKnown(slug);
    return { partnerSlug: slug, name, officialUrl, lists };
  },
});
