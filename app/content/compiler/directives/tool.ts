/** Tools: what a visitor fills in is in the address; what the catalogue knows comes from here. */
import { type Directive, demand, writeFact } from "./directive.ts";

/** The flat rate on interest paid from 2026 on. */
const FLAT_TAX = "loi.pfu_rate_interest_dividends_2026";

/** `::interets-composes` */
export const interetsComposes: Directive<"InteretsComposes"> = {
  form: "leaf",
  tag: "InteretsComposes",
  label: "none",
  required: [],
  optional: [],
  resolve(_input, context) {
    const fact = demand(context.catalogue.findFact(FLAT_TAX), "fact", FLAT_TAX, context.catalogue);
    if (typeof fact.value !== "number") throw new Error(`"${FLAT_TAX}" should be a number`);
    return { taux: fact.value, impot: writeFact(fact, context) };
  },
};
