import { OFFER_KIND_NAMES, type OfferKind } from "../../amounts/offers.ts";
import { directive } from "../../build/blocks/directive.ts";
import { listReferrals, requireOpened } from "../../build/blocks/look-up.ts";
import { readKeepRule, withKeepRule } from "../../build/catalogue/keep-account.ts";
import { describeOffer } from "../../build/catalogue/offer-facts.ts";
import { compareLink } from "../side-by-side/compare-path.ts";
import { answerSituations, depositOf } from "./situations.ts";
import { describeTerms } from "./terms.build.ts";

/** A cote of one kind has ids of its own. */
const IDS = ["cote", "cote-affichee", "ma-situation"];

/** `::cote{genre=banque premieres=8}`: the listing of offers, of one genre or all, and what each asks; its first lines alone. */
export const cote = directive({
  name: "cote",
  tag: "Cote",
  ids: IDS,
  fragments: ({ genre }) => (genre ? [] : IDS),
  standsOutsideSections: true,
  optional: ["genre", "premieres"],
  compile({ attributes }, context) {
    const genre = readOfferKind(attributes.genre);
    const offers = listReferrals(context).filter(({ offer }) => !genre || offer.kind === genre);
    return {
      ...(genre && { genre }),
      /** How many lines to show; all where it is left out. */
      ...(attributes.premieres && { premieres: readCount(attributes.premieres) }),
      /** What each offer asks, and its answer to each situation. */
      terms: offers.map((programme) => {
        const { offer, referral } = programme;
        const facts = withKeepRule(referral);
        const opened = requireOpened(programme, context);
        return {
          code: offer.code,
          page: offer.page,
          /** To the comparator, with what is opened for the bonus. */
          action: compareLink(opened),
          ...describeOffer(referral, context.catalogue),
          ...describeTerms(facts, referral.rulesAsOf, readKeepRule(referral), opened),
          /** What the firm is, where it is no bank. */
          noBank: opened.noBank,
          answers: answerSituations(facts),
          deposit: depositOf(facts),
          standing: referral.standing,
        };
      }),
    };
  },
});

function readOfferKind(text: string | undefined): OfferKind | undefined {
  if (text === undefined) return undefined;
  const kind = OFFER_KIND_NAMES.find((known) => known === text);
  if (kind) return kind;
  throw new Error(`genre « ${text} » : attendu, l’un de ${OFFER_KIND_NAMES.join(", ")}`);
}

function readCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`premieres « ${text} » : attendu, un nombre entier à partir de 1`);
}
