import { directive } from "../../build/blocks/directive.ts";
import { requirePartner } from "../../build/blocks/look-up.ts";
import { writeFacts } from "../../build/compiler/write-facts.ts";

const SERVICE = [
  "customerService.channels",
  "customerService.hours",
  "customerService.languages",
] as const;

/** `::service{partenaire=n26}`: how to reach a firm; without facts it is a sentence that says so. */
export const service = directive({
  name: "service",
  tag: "Service",
  required: ["partenaire"],
  compile({ attributes }, context) {
    const { name, facts } = requirePartner(attributes.partenaire, context);
    return { name, facts: writeFacts(facts, SERVICE, context) };
  },
});
