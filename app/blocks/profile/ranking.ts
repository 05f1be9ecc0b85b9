// Which cards are listed where, and in what order, for one use.

import type { PropsOf } from "../../build/blocks/directive.ts";
import { readToolFacts } from "../../catalogue/tool-facts.ts";
import { type Degree, isProven, leastSure } from "../../ui/degree.ts";
import { compareNames } from "../../ui/text.ts";
import type { profil } from "./block.ts";
import { type YearlyCost, yearlyCost } from "./cost.ts";
import type { CostFacts } from "./cost-facts.ts";
import type { Use } from "./inputs.ts";
import { isWithinReach } from "./joint-account.ts";

export type CostedCard = {
  id: string;
  name: string;
  path: string | null;
  facts: CostFacts;
  cost: YearlyCost;
  /** The parts of the cost that are not proven, each with its degree. */
  doubts: { label: string; degree: Degree }[];
};

/** All cards, each in one of four lists, by how far their cost is known. */
export type Ranking = ReturnType<typeof rankCards>;

/** Where a metal card is asked for, others are left out. */
export function rankCards({ sources, products }: PropsOf<typeof profil>, use: Use) {
  const cards = products
    .filter(({ isMetal }) => use.metal === "non" || isMetal)
    .map(({ id, name, path, facts: own }): CostedCard => {
      const facts: CostFacts = readToolFacts(id, own, sources);
      const cost = yearlyCost(facts, use);
      return { id, name, path, facts, cost, doubts: doubtsOf(facts, cost) };
    })
    .sort((a, b) => compareNames(a.name, b.name));
  const reachable = cards.filter(({ facts }) => isWithinReach(facts, use));
  const known = reachable.filter(({ cost }) => cost.isComplete);
  return {
    /** Every figure proven: lowest yearly cost first, then by name. */
    confirmed: known.filter(({ doubts }) => doubts.length === 0).sort(byCost),
    /** Worked out from a figure that is reported, old, contested or without a source: by that cost, then by name. */
    unconfirmed: known.filter(({ doubts }) => doubts.length > 0).sort(byCost),
    /** A part that the answers need is not known; by name. */
    incomplete: reachable.filter(({ cost }) => !cost.isComplete),
    /** Asks for more income, or has no joint account where one is wanted; by name. */
    outOfReach: cards.filter(({ facts }) => !isWithinReach(facts, use)),
  };
}

function byCost(a: CostedCard, b: CostedCard): number {
  return a.cost.known.cmp(b.cost.known);
}

/** The lines of a cost that rest on a figure in doubt, by name, each with the degree of its least sure one. */
function doubtsOf(facts: CostFacts, { lines }: YearlyCost): CostedCard["doubts"] {
  return lines.flatMap(({ label, rules }) => {
    const degree = leastSure(rules.flatMap((name) => facts[name]?.degree ?? []));
    return isProven(degree) ? [] : { label, degree };
  });
}

/** The cards of the lowest cost among some: one, or several that tie; in the order given. */
export function lowestOf(cards: readonly CostedCard[]): CostedCard[] {
  const [lowest] = cards.toSorted(byCost);
  return lowest ? cards.filter(({ cost }) => cost.known.eq(lowest.cost.known)) : [];
}
