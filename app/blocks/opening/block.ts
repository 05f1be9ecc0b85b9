import { directive } from "../../build/blocks/directive.ts";
import { nothingKnown, readLeftOut, requirePartner } from "../../build/blocks/look-up.ts";
import { dateTogether, listItems } from "../../build/compiler/write-facts.ts";

/** What it lists, by the words that an author leaves a list out with. */
const LISTS = {
  etapes: { title: "Les étapes", isOrdered: true, fact: "openingSteps" },
  pieces: { title: "Les pièces à préparer", isOrdered: false, fact: "requiredDocuments" },
  conditions: { title: "Qui peut ouvrir un compte", isOrdered: false, fact: "eligibility" },
} as const;

/** `::ouverture{partenaire=n26}`: what opening an account takes; `sans="etapes"` where the text tells the steps itself. */
export const ouverture = directive({
  name: "ouverture",
  tag: "Ouverture",
  required: ["partenaire"],
  optional: ["sans"],
  compile({ attributes }, context) {
    const { slug, name, officialUrl, facts } = requirePartner(attributes.partenaire, context);
    const leftOut = readLeftOut(attributes.sans, Object.keys(LISTS));
    const known = Object.entries(LISTS).flatMap(([word, { title, isOrdered, fact: name }]) => {
      const fact = facts[name];
      return fact?.value == null || leftOut.includes(word) ? [] : [{ title, isOrdered, fact }];
    });
    const lists = known.map(({ title, isOrdered, fact }) => {
      return { title, isOrdered, items: listItems(fact) };
    });
    const byDay = Map.groupBy(known, ({ fact }) => fact.asOf);
    if (lists.length === 0) throw nothingKnown(slug);
    return {
      partnerSlug: slug,
      name,
      officialUrl,
      lists,
      /** When they were read: once for those of one day. */
      readings: [...byDay.values()].map((ofDay) => {
        const facts = ofDay.map(({ fact }) => fact);
        return { titles: ofDay.map(({ title }) => title), ...dateTogether(facts, context) };
      }),
    };
  },
});
