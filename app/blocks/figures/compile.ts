/** Figures inside a sentence: a live amount, a fact, one worked out from facts. */
import { calculate } from "../../pages/calcul/calculation.ts";
import { demand, directive } from "../../pages/compiler/directive.ts";
import { writeFact } from "../../pages/compiler/write-facts.ts";
import { SORTES } from "../../primes/values.ts";

/** `:prime[N26.FILLEUL]` */
export const prime = directive({
  name: "prime",
  form: "text",
  tag: "Prime",
  label: "required",
  compile({ label }, { catalogue }) {
    const [code = "", word = "", more] = label.split(".");
    const offer = demand(catalogue.findOffer(code), "offer", code, catalogue);
    const sorte = SORTES.find((known) => known === word);
    if (!sorte || more !== undefined) {
      throw new Error(`"${label}" should be OFFER.SORTE, with one of ${SORTES.join(", ")}`);
    }
    return { offre: offer.code, sorte };
  },
});

/** `:fait[n26.metal.monthlyFee]` */
export const fait = directive({
  name: "fait",
  form: "text",
  tag: "Fait",
  label: "required",
  compile({ label }, context) {
    const { catalogue } = context;
    const fact = demand(catalogue.findFact(label), "fact", label, catalogue);
    return { id: label, ...writeFact(fact, context) };
  },
});

/** `:calcul[12 * n26.metal.monthlyFee]{unite=EUR}` */
export const calcul = directive({
  name: "calcul",
  form: "text",
  tag: "Calcul",
  label: "required",
  optional: ["unite"],
  compile: ({ label, attributes }, context) => calculate(label, attributes.unite, context),
});
