// The answer below its sentence: one's own bank, then the cards, confirmed costs apart from those to be confirmed.
import { useState } from "react";
import { Bar, BarLegend, type BarScale, scaleOf } from "../../ui/bar.tsx";
import { WithNotes } from "../../ui/tool-sources.tsx";
import { written } from "../../ui/written.ts";
import { type Against, CardCost } from "./card-cost.tsx";
import type { YearlyCost } from "./cost.ts";
import { formatMoney } from "./cost-facts.ts";
import { CostTable } from "./cost-table.tsx";
import type { CostedCard, Ranking } from "./ranking.ts";
import { Working, type Workings } from "./working.tsx";

/** How many times the cost of one's own bank the scale of the bars holds at most. */
const MOST_TIMES_OWN = 4;

/** Seventy cards: what this page costs the server. */
const WrittenCards = written("ol");

/** The workings of so many cards of a list are drawn at once: those that are printed (profile.css). */
const WORKINGS_AT_ONCE = 5;

type Props = {
  ranking: Ranking;
  own: YearlyCost | undefined;
  isJoint: boolean;
  /** The card whose working the address asks for. */
  asked: string | null;
};

export function ProfileResult({ ranking, own, isJoint, asked }: Props) {
  const { confirmed, unconfirmed, incomplete, outOfReach, sources } = ranking;
  const drawn = [...confirmed, ...unconfirmed];
  const against = { own, scale: scaleFor(drawn, own) };
  // The address forgets it with the first answer that is typed.
  const [first] = useState(asked);
  const [opened, setOpened] = useState<readonly string[]>(first === null ? [] : [first]);
  const workings = {
    asked: first,
    drawn: new Set([...firstOf(confirmed), ...firstOf(unconfirmed), ...opened]),
    draw: (id: string) => setOpened((before) => (before.includes(id) ? before : [...before, id])),
  };
  const all = [...drawn, ...incomplete, ...outOfReach];
  const list = { isJoint, workings };
  return (
    <WithNotes values={[...all.flatMap(termsOf), ...rulesOf(all, workings)]} sources={sources}>
      {drawn.length > 0 && <Legend hasOwn={own !== undefined} />}
      {own && <OwnBankCost {...against} own={own} />}
      <CardList
        title="Coût confirmé, du plus bas au plus haut"
        {...{ ...list, cards: confirmed, against }}
      />
      <CardList
        title="Coût à confirmer"
        intro="Un chiffre au moins n’est rapporté que par un tiers, ou il est ancien, contesté ou sans source : chaque carte dit lequel. Ces coûts ne sont pas classés. Par ordre alphabétique."
        {...{ ...list, cards: unconfirmed, against }}
      />
      {drawn.length > 0 && <CostTable ranking={ranking} own={own} />}
      <Folded
        title="Coût incomplet : une règle manque"
        intro="La somme ne compte que les lignes connues ; le coût réel peut être plus élevé. Par ordre alphabétique."
        {...{ ...list, cards: incomplete }}
      />
      <Folded
        title="Hors de portée : revenus demandés plus élevés, ou pas de compte joint"
        intro="Le coût est indiqué pour information. Par ordre alphabétique."
        {...{ ...list, cards: outOfReach }}
      />
      <details className="tool__more">
        <summary>Une règle de calcul, pas un conseil</summary>
        <p>
          Le coût ne dit rien des assurances, du service ni de la solidité de l’établissement. Vos
          réponses ne se trouvent que dans l’adresse de cette page.
        </p>
      </details>
    </WithNotes>
  );
}

/**
 * Beside one's own bank a gap has to be seen: a card of many times its cost would leave no room for it, and its bar is
 * cut, which it says.
 */
function scaleFor(drawn: readonly CostedCard[], own: YearlyCost | undefined): BarScale {
  const costs = drawn.map(({ cost }) => cost.known.toNumber());
  const ownEuros = own?.known.toNumber() ?? 0;
  if (ownEuros === 0) return scaleOf(costs);
  return scaleOf([ownEuros, Math.min(Math.max(...costs, 0), MOST_TIMES_OWN * ownEuros)]);
}

function firstOf(cards: readonly CostedCard[]): string[] {
  return cards.slice(0, WORKINGS_AT_ONCE).map(({ id }) => id);
}

/** The figures with a source that a card shows beside its cost. */
function termsOf({ condition, income, rules: { jointAccount } }: CostedCard) {
  return [condition, income, jointAccount].filter((figure) => figure !== undefined);
}

/** Those of the workings in the order they are drawn: one that is opened changes no number of a note. */
function rulesOf(cards: readonly CostedCard[], { drawn }: Workings) {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return [...drawn].flatMap((id) => Object.values(byId.get(id)?.rules ?? {}));
}

function Legend({ hasOwn }: { hasOwn: boolean }) {
  return (
    <div className="chart">
      <BarLegend
        items={[
          ...(hasOwn ? [{ kind: "own" as const, label: "Votre banque" }] : []),
          { kind: "sure", label: "Coût confirmé" },
          { kind: "open", label: "Coût à confirmer" },
          ...(hasOwn ? [{ kind: "saving" as const, label: "Économie" }] : []),
        ]}
      />
    </div>
  );
}

function OwnBankCost({ own, scale }: Against & { own: YearlyCost }) {
  return (
    <div className="card-cost card-cost--own">
      <p className="card-cost__head">
        <span className="card-cost__name">Votre banque</span>{" "}
        <span className="card-cost__sum">{formatMoney(own.known)} par an</span>
      </p>
      <Bar scale={scale} parts={[{ from: 0, to: own.known.toNumber(), kind: "own" }]} />
      <details>
        <summary>
          Le calcul<span className="visually-hidden"> pour votre banque</span>
        </summary>
        <Working lines={own.lines} />
        <p className="meta">
          Ses retraits en zone euro ne sont pas demandés, et ne sont pas comptés : s’ils sont
          payants, ajoutez leur total à la cotisation.
        </p>
      </details>
    </div>
  );
}

type ListProps = {
  title: string;
  intro?: string;
  cards: CostedCard[];
  isJoint: boolean;
  workings: Workings;
  against?: Against;
};

function CardList({ title, intro, ...list }: ListProps) {
  if (list.cards.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {intro && <p className="meta">{intro}</p>}
      <Cards {...list} />
    </section>
  );
}

/** Cards that are no answer, one tap away. */
function Folded({ title, intro, ...list }: ListProps) {
  if (list.cards.length === 0) return null;
  return (
    <details className="tool__more">
      <summary>
        {title} ({list.cards.length})
      </summary>
      <p className="meta">{intro}</p>
      <Cards {...list} />
    </details>
  );
}

function Cards({ cards, isJoint, against, workings }: Omit<ListProps, "title" | "intro">) {
  return (
    <WrittenCards className="card-costs">
      {cards.map((card) => (
        <CardCost key={card.id} {...{ card, isJoint, against, workings }} />
      ))}
    </WrittenCards>
  );
}
