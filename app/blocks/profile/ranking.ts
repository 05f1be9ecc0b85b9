// Which cards are listed where, and in what order, for one use.
import { unpackFacts } from "../../catalogue/packed-facts.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import type { PropsOf } from "../../pages/compiler/directive.ts";
import { gravest } from "../../ui/doubt.ts";
import { CitedSources, type Source, type Sourced } from "../../ui/sourced.ts";
import type { profil } from "./compile.ts";
import { type YearlyCost, yearlyCost } from "./cost.ts";
import type { CostFact, CostFacts } from "./cost-facts.ts";
import type { Use } from "./inputs.ts";
import { incomeAsked, isWithinReach } from "./joint-account.ts";

export type CostedCard = {
  id: string;
  name: string;
  path: string | null;
  facts: CostFacts;
  cost: YearlyCost;
  /** What the bank asks for; undefined where no source says. */
  income: string | undefined;
  /** The bank's own rules that the working rests on, written out. */
  rules: Partial<Record<CostFact, Sourced>>;
};

export type Ranking = {
  /** Yearly cost, lowest first, then by name. */
  complete: CostedCard[];
  /** As complete, but worked out from figures that are old, contested or without a source: by name, never ranked. */
  uncertain: CostedCard[];
  /** A part that the answers need is not known; by name. */
  incomplete: CostedCard[];
  /** Asks for more income, or has no joint account where one is wanted; by name. */
  outOfReach: CostedCard[];
  /** Where the rules come from; they name their sources by their places here. */
  sources: Source[];
};

/** Where a metal card is asked for, others are left out. */
export function rankCards({ table, names, products }: PropsOf<typeof profil>, use: Use): Ranking {
  const { factsOf } = unpackFacts(table);
  const cards = products
    .filter(({ isMetal }) => use.metal === "non" || isMetal)
    .map(({ id, name, path, facts: packed }) => {
      const facts: CostFacts = factsOf(id, names, packed);
      const cost = yearlyCost(facts, use);
      return { id, name, path, facts, cost, income: incomeAsked(facts, use) };
    })
    .sort((a, b) => a.name.localeCompare(b.name, "fr"));
  const reachable = cards.filter(({ facts }) => isWithinReach(facts, use));
  const known = reachable.filter(({ cost }) => cost.isComplete);
  const complete = known
    .filter((card) => standsOnSources(card))
    .sort((a, b) => a.cost.known.cmp(b.cost.known));
  const sources = new CitedSources();
  const withRules = (list: typeof cards) =>
    list.map((card): CostedCard => ({ ...card, rules: writeRules(card, sources) }));
  return {
    complete: withRules(complete),
    uncertain: withRules(known.filter((card) => !standsOnSources(card))),
    incomplete: withRules(reachable.filter(({ cost }) => !cost.isComplete)),
    outOfReach: withRules(cards.filter(({ facts }) => !isWithinReach(facts, use))),
    sources: sources.all,
  };
}

/** Whether every figure of a cost is confirmed, or reported by a dated source: only such costs are put in order. */
function standsOnSources({ facts, cost }: Pick<CostedCard, "facts" | "cost">): boolean {
  const doubts = cost.lines.flatMap(({ rules }) => rules.map((name) => facts[name]?.doubt ?? null));
  return [null, "reported"].includes(gravest(doubts));
}

/** The list of sources grows by those of this card. */
function writeRules({ facts, cost }: Pick<CostedCard, "facts" | "cost">, sources: CitedSources) {
  const rules: CostedCard["rules"] = {};
  for (const name of cost.lines.flatMap((line) => line.rules)) {
    const fact = facts[name];
    if (!fact) continue;
    const { note, ...rule } = writeFact(fact, sources);
    // « oui » says little of a joint account: its terms are the rule.
    const isTold = name === "jointAccount" && note !== undefined;
    rules[name] = isTold ? { ...rule, text: note } : { ...rule, ...(note && { note }) };
  }
  return rules;
}
