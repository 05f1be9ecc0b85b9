import { directive } from "../../build/blocks/directive.ts";
import { requireProduct, splitWords } from "../../build/blocks/look-up.ts";
import { criteriaFor } from "../../build/catalogue/criteria.ts";
import { dominates } from "../../catalogue/compare.ts";
import { typeset } from "../../ui/typography.server.ts";
import { describeAged, refuseAged } from "./aged.build.ts";
import { readGround } from "./ground.build.ts";
import { readReason } from "./reason.build.ts";

/**
 * `::verdict{pour="Retirer hors de la zone euro" choix=fortuneo.fosfo plutot="n26.standard" sur="withdrawalForeign"}`: which
 * products a page advises for one situation, and over which.
 *
 * It has a reason: `raison`, in words, with the figures that decide (`:fait[…]`, `:calcul[…]`); or `sur`, the criteria that
 * decide; or `cout`, what a use costs (`12 * produit.monthlyFee`). The build works the last two out, writes the sentence
 * where there is no `raison`, and refuses a choice that they rank otherwise, or that passes over a product of the page's own
 * table which does as well (`sauf`: those that the situation itself excludes).
 */
export const verdict = directive({
  name: "verdict",
  tag: "Verdict",
  required: ["pour", "choix", "plutot"],
  optional: ["raison", "sur", "cout", "sauf"],
  compile({ attributes, line }, context) {
    const { pour = "", raison, sur, cout, sauf } = attributes;
    const chosen = splitWords(attributes.choix).map((id) => requireProduct(id, context));
    const others = splitWords(attributes.plutot).map((id) => requireProduct(id, context));
    if (chosen.length === 0 || others.length === 0) {
      throw new Error("un verdict nomme ce qu’il choisit (choix) et ce qu’il écarte (plutot)");
    }
    if (!raison && !sur && !cout) {
      throw new Error(
        'verdict sans raison : écrivez raison="…" avec le chiffre qui décide, ou sur="…", ou cout="…"',
      );
    }
    for (const one of chosen) {
      const better = others.find((other) => dominates(other, one, criteriaFor(one.kind)));
      if (better && !raison) {
        throw new Error(
          `« ${better.name} » vaut au moins « ${one.name} » sur tous les critères : raison doit dire pourquoi l’écarter`,
        );
      }
    }
    const ground = readGround({ chosen, others, sur, cout, raison, sauf, line }, context);
    const reason = raison ? readReason(raison, context) : { parts: [], facts: [] };
    const facts = [...ground.facts, ...reason.facts];
    refuseAged(facts, context);
    return {
      situation: typeset(pour),
      chosen: chosen.map(({ name, path }) => ({ name, path })),
      /** Those set aside, where no reason speaks of any of them. */
      others: raison && !namesAny(raison, chosen, others) ? others.map(({ name }) => name) : [],
      reason: raison ? reason.parts : ground.parts,
      /** Why it is no longer told: what it rests on is past its age, or in doubt. */
      withdrawn: describeAged(facts, ground.facts, context),
    };
  },
});

/** Whether words name one of these by what tells it from the chosen: « Ultim » of BoursoBank Ultim, « bunq ». */
function namesAny(words: string, chosen: readonly Named[], others: readonly Named[]): boolean {
  const own = new Set(chosen.flatMap(({ name }) => splitWords(name)));
  const distinctive = others
    .flatMap(({ name }) => splitWords(name))
    .filter((word) => !own.has(word));
  const spoken = new Set(
    words.replace(/:(?:fait|calcul)\[[^\]]*\]/g, " ").match(/[\p{L}\p{N}!]+/gu),
  );
  return distinctive.some((word) => spoken.has(word));
}

type Named = { name: string };
