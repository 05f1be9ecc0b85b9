/** The channels through which a firm’s bonus is had: with a sponsor, alone by its public offer, through a cashback site. */

import { findFact, rankOf } from "../../catalogue/compare.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { buildDay } from "../build-day.ts";
import type { FactTable, Product, Referral } from "./catalogue.ts";
import { dayOf, isProvenOrReported } from "./fact-dates.ts";
import type { FactName } from "./facts/table.ts";
import { known } from "./offer-facts.ts";

/** A channel that may pay beside the referral. */
export type BonusChannel = {
  /** What it gives and asks, in the words of its sources; null where no source was found. */
  offer: Fact | null;
  /** A source tells of late that nothing is paid; what is old or contested proves nothing. */
  isNothing: boolean;
  /** Its last day is before today. */
  isOver: boolean;
  /** Whether it adds up with the referral, as a source says; null where none does. */
  addsUp: Fact | null;
};

export type BonusChannels = {
  welcome: BonusChannel;
  /** null for a cashback site: none of them pays for an opening at another. */
  cashback: BonusChannel | null;
};

type ChannelFacts = readonly [offer: FactName, amount: FactName, end: FactName, rule: FactName];

/** What tells a channel, by the names of its facts: its words, its amount, its last day, the rule of the programme about it. */
const WELCOME: ChannelFacts = [
  "welcomeOffer",
  "welcomeAmount",
  "welcomeEnd",
  "cumulativeWithWelcomeOffer",
];
const CASHBACK: ChannelFacts = [
  "openingCashback",
  "openingCashbackAmount",
  "openingCashbackEnd",
  "cumulativeWithCashback",
];

/**
 * The channels beside the referral, from facts of the firm (of a product, where it has offers of its own) and of the programmes.
 * @param product what is opened: its tables are looked through in their order
 * @param referrals programmes of one firm; a rule on adding up counts where all of them say the same
 * @throws {Error} where a last day is no date such as 31/12/2026
 */
export function readBonusChannels(
  product: Pick<Product, "tables" | "kind">,
  referrals: readonly Pick<Referral, "facts">[],
): BonusChannels {
  const day = buildDay().toISOString().slice(0, 10);
  const read = ([offer, amount, end, rule]: ChannelFacts): BonusChannel => ({
    offer: known(findFact(product, offer)) ?? null,
    isNothing: rankOf(findFact(product, amount)) === 0,
    isOver: (dayOf(findFact(product, end)) ?? day) < day,
    addsUp: sharedRule(rule, referrals),
  });
  return { welcome: read(WELCOME), cashback: product.kind === "cashback" ? null : read(CASHBACK) };
}

/** A rule that a source states; where programmes differ, or one of them is silent, there is none to tell. */
function sharedRule(name: string, referrals: readonly { facts: FactTable }[]): Fact | null {
  const rules = referrals.map(({ facts }) => known(facts[name]));
  const [first] = rules;
  const isShared = rules.every((rule) => rule?.value === first?.value);
  return first && isShared && isProvenOrReported(first) ? first : null;
}
