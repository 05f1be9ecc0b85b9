// The answer below its sentence: one's own bank, then the cards, confirmed costs apart from those to be confirmed.
import { Bar, BarLegend, type BarScale, scaleOf } from "../../ui/bar.tsx";
import { WithNotes } from "../../ui/notes.tsx";
import { ToolSources } from "../../ui/tool-sources.tsx";
import { written } from "../../ui/written.ts";
import { type Against, CardCost } from "./card-cost.tsx";
import type { YearlyCost } from "./cost.ts";
import { formatMoney } from "./cost-facts.ts";
import { CostTable } from "./cost-table.tsx";
import type { CostedCard, Ranking } from "./ranking.ts";
import { Working } from "./working.tsx";

/** How many times the cost of one's own bank the scale of the bars holds at most. */
const MOST_TIMES_OWN = 4;

/** Seventy cards with their workings: what this page costs the server. */
const WrittenCards = written("ol");

type Props = { ranking: Ranking; own: YearlyCost | undefined; isJoint: boolean };

export function ProfileResult({ ranking, own, isJoint }: Props) {
  const { confirmed, unconfirmed, incomplete, outOfReach, sources } = ranking;
  const drawn = [...confirmed, ...unconfirmed];
  const against = { own, scale: scaleFor(drawn, own) };
  return (
    <WithNotes
      prefix="t"
      values={[...drawn, ...incomplete, ...outOfReach].flatMap(figuresOf)}
      sources={sources}
    >
      {drawn.length > 0 && <Legend hasOwn={own !== undefined} />}
      {own && <OwnBankCost {...against} own={own} />}
      <CardList
        title="Coût confirmé, du plus bas au plus haut"
        {...{ cards: confirmed, isJoint, against }}
      />
      <CardList
        title="Coût à confirmer"
        intro="Un chiffre au moins n’est rapporté que par un tiers, ou il est ancien, contesté ou sans source : chaque carte dit lequel. Ces coûts ne sont pas classés. Par ordre alphabétique."
        {...{ cards: unconfirmed, isJoint, against }}
      />
      {drawn.length > 0 && <CostTable ranking={ranking} own={own} />}
      <Folded
        title="Coût incomplet : une règle manque"
        intro="La somme ne compte que les lignes connues ; le coût réel peut être plus élevé. Par ordre alphabétique."
        {...{ cards: incomplete, isJoint }}
      />
      <Folded
        title="Hors de portée : revenus demandés plus élevés, ou pas de compte joint"
        intro="Le coût est indiqué pour information. Par ordre alphabétique."
        {...{ cards: outOfReach, isJoint }}
      />
      <details className="tool__more">
        <summary>Une règle de calcul, pas un conseil</summary>
        <p>
          Le coût ne dit rien des assurances, du service ni de la solidité de l’établissement. Vos
          réponses ne se trouvent que dans l’adresse de cette page.
        </p>
      </details>
      <ToolSources sources={sources} />
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

/** Every figure that a card shows with its source. */
function figuresOf({ rules, condition, income }: CostedCard) {
  return [...(condition ? [condition] : []), ...(income ? [income] : []), ...Object.values(rules)];
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

function Cards({ cards, isJoint, against }: Omit<ListProps, "title" | "intro">) {
  return (
    <WrittenCards className="card-costs">
      {cards.map((card) => (
        <CardCost key={card.id} card={card} isJoint={isJoint} against={against} />
      ))}
    </WrittenCards>
  );
}
