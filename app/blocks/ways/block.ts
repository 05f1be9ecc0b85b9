import { mayOwe } from "../../amounts/standing.ts";
import { type DirectiveContext, directive } from "../../build/blocks/directive.ts";
import { requireProduct, requireReferral, splitWords } from "../../build/blocks/look-up.ts";
import { readWaysIn, type WayIn } from "../../build/catalogue/ways-in.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { formatMonth } from "../../ui/dates.ts";
import { typeset } from "../../ui/typography.server.ts";
import { describeAnswer, hasOtherWay, NO_WAY } from "./answer.build.ts";

/** When dated pages about offers without a sponsor were last looked for. */
const SEARCHED = "2026-11";

/** A way beside the referral, as it is drawn. */
export type WrittenWay = ReturnType<typeof write>;

/**
 * `::voies{offre=BOURSOBANK}`: what pays for an opening, side by side: the referral, the public offer, a cashback site.
 * Several offers of one firm stand together: `offre="FORTUNEO_GOLD FORTUNEO_FOSFO"`.
 */
export const voies = directive({
  name: "voies",
  tag: "Voies",
  ids: ["voies"],
  fragments: () => ["voies"],
  required: ["offre"],
  compile({ attributes }, context) {
    const codes = splitWords(attributes.offre);
    const programmes = codes.map((code) => requireReferral(code, context));
    const [first] = programmes;
    if (!first) throw new Error("une offre est nommée : offre=N26");
    const { partner } = first;
    if (programmes.some((other) => other.partner.slug !== partner.slug)) {
      throw new Error(`« ${attributes.offre} » : des offres de plusieurs établissements`);
    }
    // What one product gives is not what another of the same firm gives.
    const [id = partner.slug] = programmes.length === 1 ? first.referral.products : [];
    const ways = readWaysIn(
      requireProduct(id, context),
      programmes.map(({ referral }) => referral),
    );
    const searched = formatMonth(SEARCHED);
    const mayReferralOwe = programmes.some(({ referral }) => mayOwe(referral.standing));
    const isAlone = !hasOtherWay(ways);
    return {
      firm: partner.name,
      searched,
      offers: programmes.map(({ offer: { code, name }, referral: { standing } }) => ({
        code,
        name,
        standing,
      })),
      welcome: write(ways.welcome, context),
      cashback: ways.cashback && write(ways.cashback, context),
      /** Whether there is anything for the referral to add up with. */
      hasOtherWay: !isAlone,
      /** The only way that pays, in a sentence; null where there are several. */
      answer: isAlone ? typeset(describeAnswer(ways, mayReferralOwe, searched)) : null,
      answerWithoutReferral: isAlone ? typeset(NO_WAY) : null,
    };
  },
});

/** A way beside the referral as it is drawn. */
function write({ offer, addsUp, isOver }: WayIn, { sources }: DirectiveContext) {
  return {
    isOver,
    /** null where no source was found. */
    offer: offer && writeFact(offer, sources),
    /** Whether it adds up with the referral; null where nobody says. */
    addsUp: addsUp && writeFact(addsUp, sources),
  };
}
