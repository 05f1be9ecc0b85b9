// The answer below its sentence: one's own bank, then the cards, confirmed costs apart from those to be confirmed.
import { Bar, BarLegend, scaleOf } from "../../ui/bar.tsx";
import { WithNotes } from "../../ui/notes.tsx";
import { ToolSources } from "../../ui/tool-sources.tsx";
import { type Against, CardCost } from "./card-cost.tsx";
import type { YearlyCost } from "./cost.ts";
import { formatMoney } from "./cost-facts.ts";
import { CostTable } from "./cost-table.tsx";
import type { CostedCard, Ranking } from "./ranking.ts";
import { Working } from "./working.tsx";

type Props = { ranking: Ranking; own: YearlyCost | undefined; isJoint: boolean };

export function ProfileResult({ ranking, own, isJoint }: Props) {
  const { confirmed, unconfirmed, incomplete, outOfReach, sources } = ranking;
  const drawn = [...confirmed, ...unconfirmed];
  const costs = drawn.map(({ cost }) => cost.known.toNumber());
  const against = { own, scale: scaleOf([...costs, own?.known.toNumber() ?? 0]) };
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
        intro="Un chiffre au moins n’est rapporté que par un tiers, ou il est ancien, contesté ou sans source : chaque carte dit lequel. Ces coûts ne sont pas classés. Par ordre alphabétique."
        {...{ cards: unconfirmed, isJoint, against }}
      />
      {drawn.length > 0 && <CostTable ranking={ranking} own={own} />}
      <CardList
        title="Coût incomplet : une règle manque"
        intro="La somme ne compte que les lignes connues ; le coût réel peut être plus élevé. Par ordre alphabétique."
        {...{ cards: incomplete, isJoint }}
      />
      <CardList
        title="Hors de portée : revenus demandés plus élevés, ou pas de compte joint"
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
          Ses retraits en zone euro ne sont pas demandés, et ne sont pas comptés : s’ils sont
          payants, ajoutez leur total à la cotisation.
        </p>
      </details>
    </div>
  );
}

function CardList({
  title,
  intro,
  cards,
  ...shown
}: {
  title: string;
  intro?: string;
  cards: CostedCard[];
  isJoint: boolean;
  against?: Against;
}) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {intro && <p className="meta">{intro}</p>}
      <ol className="card-costs">
        {cards.map((card) => (
          <CardCost key={card.id} card={card} isJoint={shown.isJoint} against={shown.against} />
        ))}
      </ol>
    </section>
  );
}
