/** Directives inside a sentence: a live amount, a fact, a figure worked out from facts. */
import { calculate } from "../calculation.ts";
import type { Directive } from "./directive.ts";
import { demand, writeFact } from "./directive.ts";

const SORTES = ["PARRAIN", "FILLEUL", "PARTAGE", "PARTAGE_ET_FILLEUL"] as const;

/** `:prime[N26.FILLEUL]` */
export const prime: Directive<"Prime"> = {
  form: "text",
  tag: "Prime",
  label: "required",
  required: [],
  optional: [],
  resolve({ label }, { catalogue }) {
    const [code = "", word = "", more] = label.split(".");
    const offer = demand(catalogue.findOffer(code), "offer", code, catalogue);
    const sorte = SORTES.find((known) => known === word);
    if (!sorte || more !== undefined) {
      throw new Error(`"${label}" should be OFFER.SORTE, with one of ${SORTES.join(", ")}`);
    }
    return { offre: offer.code, sorte };
  },
};

/** `:fait[n26.metal.monthlyFee]` */
export const fait: Directive<"Fait"> = {
  form: "text",
  tag: "Fait",
  label: "required",
  required: [],
  optional: [],
  resolve({ label }, context) {
    const { catalogue } = context;
    const fact = demand(catalogue.findFact(label), "fact", label, catalogue);
    return { id: label, ...writeFact(fact, context) };
  },
};

/** `:calcul[12 * n26.metal.monthlyFee]{unite=EUR}` */
export const calcul: Directive<"Calcul"> = {
  form: "text",
  tag: "Calcul",
  label: "required",
  required: [],
  optional: ["unite"],
  resolve({ label, attributes }, context) {
    return calculate(label, attributes.unite, context);
  },
};
