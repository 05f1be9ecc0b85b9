import { directive } from "../../build/blocks/directive.ts";
import { requireOpened, requireReferral, splitWords } from "../../build/blocks/look-up.ts";
import { findFact } from "../../catalogue/compare.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { typeset } from "../../ui/typography.server.ts";
import { describeAged, refuseAged } from "../verdict/aged.build.ts";

/**
 * `::seuil{pour="Choisir par la prime" offres="FORTUNEO_GOLD FORTUNEO_FOSFO" cout=feeWithoutCondition compte="mois sans
 * paiement" jusqua=11}`: which of two offers leaves more, the referee's bonus less a cost that comes back, up to how many
 * times. The bonuses are the day's, so that the sentence is written when the page is sent.
 */
export const seuil = directive({
  name: "seuil",
  tag: "Seuil",
  required: ["pour", "offres", "cout", "compte", "jusqua"],
  compile({ attributes }, context) {
    const { pour = "", compte = "", cout = "" } = attributes;
    const sides = splitWords(attributes.offres).map((code) => {
      const referral = requireReferral(code, context);
      const fact = findFact(requireOpened(referral, context), cout);
      const { offer } = referral;
      if (typeof fact?.value !== "number") {
        throw new Error(`« ${offer.name} » n’a pas de chiffre pour ${cout}`);
      }
      return { code: offer.code, name: offer.name, fact, cost: fact.value, ...referral };
    });
    const most = Number(attributes.jusqua);
    const [dearer, other, more] = sides;
    if (!dearer || !other || more) throw new Error("un seuil compare deux offres");
    if (dearer.cost <= other.cost) throw new Error("un seuil nomme d’abord l’offre qui coûte plus");
    if (!Number.isInteger(most) || most < 1) throw new Error("jusqua est un nombre entier");
    const facts = sides.map(({ fact }) => fact);
    refuseAged(facts, context);
    const describe = ({ code, name, fact, cost }: typeof dearer) => ({
      code,
      name,
      cost,
      told: writeFact(fact, context.sources),
    });
    return {
      situation: typeset(pour),
      counted: typeset(compte),
      most,
      sides: [describe(dearer), describe(other)] as const,
      /** What is known of each, the dearer first. */
      standings: sides.map(({ referral }) => referral.standing),
      withdrawn: describeAged(facts, facts, context),
    };
  },
});

/**
 * `::dus{offres="HELLO_PRIME BOURSOBANK"}`: what firms owe a referee today: of the programmes that are known to be open
 * and to pay euros, and of those alone.
 */
export const dus = directive({
  name: "dus",
  tag: "Dus",
  required: ["offres"],
  compile({ attributes }, context) {
    const offers = splitWords(attributes.offres).map((code) => requireReferral(code, context));
    if (offers.length === 0) throw new Error('des offres sont nommées : offres="N26 REVOLUT"');
    return {
      offers: offers.map(({ offer: { code, name }, referral: { standing } }) => ({
        code,
        name,
        standing,
      })),
    };
  },
});
