/** Figures inside a sentence: a live amount, a fact, one worked out from facts. */

import { KINDS } from "../../amounts/kinds.server.ts";
import type { OfferCode } from "../../amounts/offers.ts";
import { STATES, whyNot } from "../../amounts/standing.ts";
import { AMOUNT_KINDS, type AmountKind } from "../../amounts/values.ts";
import { type DirectiveContext, directive } from "../../build/blocks/directive.ts";
import { requireOffer } from "../../build/blocks/look-up.ts";
import { calculate } from "../../build/calculation/calculation.ts";
import { writeByDay } from "../../build/render/by-day.tsx";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import type { CitedSources, Sourced } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";

/** `:prime[N26.FILLEUL]` */
export const prime = directive({
  name: "prime",
  form: "text",
  tag: "Prime",
  label: "required",
  compile({ label }, context) {
    const [code = "", word = "", more] = label.split(".");
    const offer = requireOffer(code);
    const kind = AMOUNT_KINDS.find((known) => known === word);
    if (!kind || more !== undefined) {
      throw new Error(
        `« ${label} » : attendu, OFFRE.GENRE, avec l’un de ${AMOUNT_KINDS.join(", ")}`,
      );
    }
    const state = describeState(offer.code, kind, context);
    return { offerCode: offer.code, kind, ...(state && { state }) };
  },
});

/** What pages have told of the programmes they name, by what each page cites. */
const describedProgrammes = new WeakMap<CitedSources, Set<OfferCode>>();

/** « (campagne terminée le 30 septembre 2026) », after an amount that nobody is known to owe, once a page; undefined where it is owed, or told already. */
function describeState(
  code: OfferCode,
  kind: AmountKind,
  { catalogue, sources }: DirectiveContext,
) {
  const standing = catalogue.referrals.get(code)?.standing ?? { shut: STATES.unknown };
  const why =
    KINDS[kind].showsState &&
    writeByDay(standing, (now) => {
      const words = whyNot(now);
      return words ? ` (${typeset(words)})` : "";
    });
  const codes = describedProgrammes.get(sources) ?? new Set();
  if (!why || codes.has(code)) return undefined;
  describedProgrammes.set(sources, codes.add(code));
  return why;
}

/** `:fait[n26.metal.monthlyFee]` */
export const fait = directive({
  name: "fait",
  form: "text",
  tag: "Fait",
  label: "required",
  compile({ label }, { catalogue, sources }): Sourced & { id: string } {
    const fact = getOrThrow("fait inconnu", label, catalogue.facts);
    if (fact.isMandatory) {
      throw new Error(
        `« ${label} » est une mention obligatoire : :mention[${label}] l’imprime sans rien dedans`,
      );
    }
    return { id: label, ...writeFact(fact, sources) };
  },
});

/** `:mention[loi.consumer_credit_ad_sentence_2026]`: words that the law orders to print, and nothing in them. */
export const mention = directive({
  name: "mention",
  form: "text",
  tag: "Mention",
  label: "required",
  compile({ label }, { catalogue, sources }) {
    const fact = getOrThrow("mention inconnue", label, catalogue.facts);
    if (!fact.isMandatory) throw new Error(`« ${label} » n’est pas une mention obligatoire`);
    return { text: writeFact(fact, sources).text };
  },
});

/** `:calcul[12 * n26.metal.monthlyFee]{unite=EUR}` */
export const calcul = directive({
  name: "calcul",
  form: "text",
  tag: "Calcul",
  label: "required",
  optional: ["unite"],
  compile: ({ label, attributes: { unite } }, context) => ({
    ...calculate(label, unite, context),
    ...(unite && { unite }),
  }),
});
