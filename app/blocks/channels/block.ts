import { mayOwe } from "../../amounts/standing.ts";
import { type DirectiveContext, directive } from "../../build/blocks/directive.ts";
import { requireProduct, requireReferral, splitWords } from "../../build/blocks/look-up.ts";
import { type BonusChannel, readBonusChannels } from "../../build/catalogue/bonus-channels.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { formatMonth } from "../../ui/dates.ts";
import { typeset } from "../../ui/typography.server.ts";
import { describeAnswer, hasOtherChannel, NO_CHANNEL_PAYS } from "./answer.build.ts";

/** When dated pages about offers without a sponsor were last looked for. */
const SEARCHED = "2026-11";

/** A channel beside the referral, as it is drawn. */
export type ChannelProps = ReturnType<typeof write>;

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
    const channels = readBonusChannels(
      requireProduct(id, context),
      programmes.map(({ referral }) => referral),
    );
    const searched = formatMonth(SEARCHED);
    const mayReferralOwe = programmes.some(({ referral }) => mayOwe(referral.standing));
    const isAlone = !hasOtherChannel(channels);
    return {
      firm: partner.name,
      searched,
      offers: programmes.map(({ offer: { code, name }, referral: { standing } }) => ({
        code,
        name,
        standing,
      })),
      welcome: write(channels.welcome, context),
      cashback: channels.cashback && write(channels.cashback, context),
      /** Whether there is anything for the referral to add up with. */
      hasOtherChannel: !isAlone,
      /** The only channel that pays, in a sentence; null where there are several. */
      answer: isAlone ? typeset(describeAnswer(channels, mayReferralOwe, searched)) : null,
      answerWithoutReferral: isAlone ? typeset(NO_CHANNEL_PAYS) : null,
    };
  },
});

/** A channel beside the referral as it is drawn. */
function write({ offer, addsUp, isOver }: BonusChannel, { sources }: DirectiveContext) {
  return {
    isOver,
    /** null where no source was found. */
    offer: offer && writeFact(offer, sources),
    /** Whether it adds up with the referral; null where nobody says. */
    addsUp: addsUp && writeFact(addsUp, sources),
  };
}
