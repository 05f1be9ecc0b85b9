import { directive } from "../../build/blocks/directive.ts";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import { writeFact } from "../../catalogue/write-fact.ts";

/** The flat rate on interest paid from 2026 on. */
const FLAT_TAX = "loi.pfu_rate_interest_dividends_2026";

/** `::interets-composes`: the calculator; what a visitor fills in is in the address. */
export const interetsComposes = directive({
  name: "interets-composes",
  tag: "InteretsComposes",
  standsOutsideSections: true,
  compile(_input, context) {
    const fact = getOrThrow("fait inconnu", FLAT_TAX, context.catalogue.facts);
    if (typeof fact.value !== "number") throw new Error(`« ${FLAT_TAX} » : attendu, un nombre`);
    /** In percent; and the same with its source. */
    return { taux: fact.value, impot: writeFact(fact, context.sources) };
  },
});
