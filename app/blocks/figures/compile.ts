/** Figures inside a sentence: a live amount, a fact, one worked out from facts. */

import { demand } from "../../catalogue/demand.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { calculate } from "../../pages/calcul/calculation.ts";
import { directive } from "../../pages/compiler/directive.ts";
import { SORTES } from "../../primes/values.ts";
import { demandOffer } from "../demand.ts";

/** `:prime[N26.FILLEUL]` */
export const prime = directive({
  name: "prime",
  form: "text",
  tag: "Prime",
  label: "required",
  compile({ label }) {
    const [code = "", word = "", more] = label.split(".");
    const offer = demandOffer(code);
    const sorte = SORTES.find((known) => known === word);
    if (!sorte || more !== undefined) {
      throw new Error(`"${label}" should be OFFER.SORTE, with one of ${SORTES.join(", ")}`);
    }
    return { offerCode: offer.code, sorte };
  },
});

/** `:fait[n26.metal.monthlyFee]` */
export const fait = directive({
  name: "fait",
  form: "text",
  tag: "Fait",
  label: "required",
  compile({ label }, { catalogue, sources }) {
    return { id: label, ...writeFact(demand("fait inconnu", label, catalogue.facts), sources) };
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
