// Which cards are listed where, and in what order, for one use.
import { unpackFacts } from "../../catalogue/packed-facts.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import type { PropsOf } from "../../pages/compiler/directive.ts";
import { type Doubt, gravest } from "../../ui/doubt.ts";
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
  /** The condition on the price; undefined where no source names one. */
  condition: Sourced | undefined;
  /** What income the bank asks for; undefined where no source says. */
  income: Sourced | undefined;
  /** The parts of the cost that are not confirmed, each with how far it is in doubt. */
  doubts: { label: string; doubt: Doubt }[];
  /** The bank's own rules that the working rests on, written out. */
  rules: Partial<Record<CostFact, Sourced>>;
};

export type Ranking = {
  /** Every figure confirmed: lowest yearly cost first, then by name. */
  confirmed: CostedCard[];
  /** Worked out from a figure that is reported, old, contested or without a source: by name, never ranked. */
  unconfirmed: CostedCard[];
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
      return { id, name, path, facts, cost, doubts: doubtsOf(facts, cost) };
    })
    .sort((a, b) => a.name.localeCompare(b.name, "fr"));
  const reachable = cards.filter(({ facts }) => isWithinReach(facts, use));
  const known = reachable.filter(({ cost }) => cost.isComplete);
  const confirmed = known
    .filter(({ doubts }) => doubts.length === 0)
    .sort((a, b) => a.cost.known.cmp(b.cost.known));
  const sources = new CitedSources();
  const withRules = (list: typeof cards) =>
    list.map((card): CostedCard => {
      const rules = writeRules(card, sources);
      const { feeCondition } = card.facts;
      const condition = rules.feeCondition ?? (feeCondition && writeFact(feeCondition, sources));
      return { ...card, rules, condition, income: incomeAsked(card.facts, use, sources) };
    });
  return {
    confirmed: withRules(confirmed),
    unconfirmed: withRules(known.filter(({ doubts }) => doubts.length > 0)),
    incomplete: withRules(reachable.filter(({ cost }) => !cost.isComplete)),
    outOfReach: withRules(cards.filter(({ facts }) => !isWithinReach(facts, use))),
    sources: sources.all,
  };
}

/** The lines of a cost that rest on a figure in doubt, by name, each with its gravest doubt. */
function doubtsOf(facts: CostFacts, { lines }: YearlyCost): CostedCard["doubts"] {
  return lines.flatMap(({ label, rules }) => {
    const doubt = gravest(rules.map((name) => facts[name]?.doubt ?? null));
    return doubt ? { label, doubt } : [];
  });
}

/** The cards of the lowest cost among some: one, or several that tie; in the order given. */
export function lowestOf(cards: readonly CostedCard[]): CostedCard[] {
  const [first, ...others] = cards;
  if (!first) return [];
  const lowest = others.reduce(
    (least, { cost }) => (cost.known.lt(least) ? cost.known : least),
    first.cost.known,
  );
  return cards.filter(({ cost }) => cost.known.eq(lowest));
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
