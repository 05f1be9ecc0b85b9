import { directive } from "../../pages/compiler/directive.ts";
import { writeFacts } from "../../pages/compiler/write-facts.ts";
import { demandPartner, ONE_PARTNER } from "../demand.ts";

/** `::service{partenaire=n26}`: how to reach a firm; without facts it is a sentence that says so. */
export const service = directive({
  ...ONE_PARTNER,
  name: "service",
  tag: "Service",
  compile({ attributes }, context) {
    const { name, service } = demandPartner(attributes.partenaire, context);
    return { name, facts: writeFacts(service, context) };
  },
});
