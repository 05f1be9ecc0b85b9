// What stands beside the costs that are drawn: terms and rules, written out, with their sources.
import type { Fact } from "../../catalogue/fact.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { CitedSources, type Sourced } from "../../ui/sourced.ts";
import type { CostFact } from "./cost-facts.ts";
import type { Use } from "./inputs.ts";
import { incomeRequirement } from "./joint-account.ts";
import type { CostedCard, Ranking } from "./ranking.ts";

/** The workings of so many cards of a list are drawn at once: those that are printed (profile.css). */
const WORKINGS_AT_ONCE = 5;

/** The lists that are rendered when they are opened, by their keys. */
export const FOLDED = { incomplete: "incomplet", outOfReach: "hors-de-portee" } as const;

/** What stands beside the cost of a card, each with its sources. */
export type Terms = ReturnType<typeof termsOf>;

/** The bank's own rules that a working rests on. */
export type Rules = Partial<Record<CostFact, Sourced>>;

/** What is written beside all cards that are drawn; `sources` are what the figures name by their places. */
export type CitedTerms = ReturnType<typeof citeTerms>;

/** @param opened the lists and cards that were opened, in that order; unknown ones are passed over */
export function citeTerms(ranking: Ranking, use: Use, opened: readonly string[]) {
  const { confirmed, unconfirmed, incomplete, outOfReach } = ranking;
  const sources = new CitedSources();
  /** Of the cards that are drawn, by their ids. */
  const terms = new Map<string, Terms>();
  /** Of the workings that are drawn, by the ids of their cards. */
  const rules = new Map<string, Rules>();
  /** All these, what was opened later last: it changes no number of a note or a source. */
  const figures: Sourced[] = [];
  const describeTerms = (cards: readonly CostedCard[]) => {
    for (const card of cards.filter(({ id }) => !terms.has(id))) {
      const cited = termsOf(card, use, sources);
      terms.set(card.id, cited);
      figures.push(...Object.values(cited).filter((figure) => figure !== undefined));
    }
  };
  const describeRules = (cards: readonly CostedCard[]) => {
    for (const card of cards.filter(({ id }) => !rules.has(id))) {
      const cited = rulesOf(card, sources);
      rules.set(card.id, cited);
      figures.push(...Object.values(cited));
    }
  };

  describeTerms([...confirmed, ...unconfirmed]);
  describeRules([
    ...confirmed.slice(0, WORKINGS_AT_ONCE),
    ...unconfirmed.slice(0, WORKINGS_AT_ONCE),
  ]);
  const folded = [
    [FOLDED.incomplete, incomplete],
    [FOLDED.outOfReach, outOfReach],
  ] as const;
  const all = [...confirmed, ...unconfirmed, ...incomplete, ...outOfReach];
  for (const key of opened) {
    for (const [name, cards] of folded) {
      if (key === name || cards.some(({ id }) => id === key)) describeTerms(cards);
    }
    describeRules(all.filter(({ id }) => id === key));
  }
  return { terms, rules, figures, sources: sources.all };
}

function termsOf({ facts }: CostedCard, use: Use, sources: CitedSources) {
  const { feeCondition, jointAccount } = facts;
  const isJoint = use.personnes === "2";
  return {
    /** The condition on the price; undefined where no source names one. */
    condition: feeCondition && writeFact(feeCondition, sources),
    /** What income the bank asks for; undefined where no source says. */
    income: incomeRequirement(facts, use, sources),
    /** What the bank says of a joint account, where the answers ask for one. */
    joint: isJoint && jointAccount ? writeJointAccount(jointAccount, sources) : undefined,
  };
}

function rulesOf({ facts, cost }: CostedCard, sources: CitedSources): Rules {
  const rules: Rules = {};
  for (const name of cost.lines.flatMap((line) => line.rules)) {
    const fact = facts[name];
    if (!fact) continue;
    const isJoint = name === "jointAccount";
    rules[name] = isJoint ? writeJointAccount(fact, sources) : writeFact(fact, sources);
  }
  return rules;
}

/** « oui » says little of a joint account: its terms are the rule. */
function writeJointAccount(fact: Fact, sources: CitedSources): Sourced {
  const { note, ...rule } = writeFact(fact, sources);
  return note === undefined ? rule : { ...rule, text: note };
}
