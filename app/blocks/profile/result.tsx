// The answer below its sentence: one's own bank, then the cards, confirmed costs apart from those to be confirmed.
import { Bar, BarLegend } from "../../ui/bar.tsx";
import { fastElement } from "../../ui/fast-element.ts";
import { WithNotes } from "../../ui/tool-sources.tsx";
import { CardCost, type CardCostContext, type CostComparison } from "./card-cost.tsx";
import { citeTerms, FOLDED } from "./cite-terms.ts";
import type { YearlyCost } from "./cost.ts";
import { formatMoney } from "./cost-facts.ts";
import { scaleFor } from "./cost-scale.ts";
import { CostTable } from "./cost-table.tsx";
import type { Use } from "./inputs.ts";
import { LazyDetails, type LazyParts, PART_PARAMETER } from "./lazy-parts.tsx";
import type { CostedCard, Ranking } from "./ranking.ts";
import { Working } from "./working.tsx";

/** Up to seventy cards: what this page costs the server. */
const FastCardList = fastElement("ol");

type Props = {
  ranking: Ranking;
  use: Use;
  own: YearlyCost | undefined;
  /** What the cost of one's own bank leaves out, or how it was found. */
  ownNote: string;
  lazyParts: LazyParts;
};

export function ProfileResult({ ranking, use, own, ownNote, lazyParts }: Props) {
  const { confirmed, unconfirmed, incomplete, outOfReach } = ranking;
  const ranked = [...confirmed, ...unconfirmed];
  const costs = ranked.map(({ cost }) => cost.known.toNumber());
  const against = { own, scale: scaleFor(costs, own?.known.toNumber()) };
  const cited = citeTerms(ranking, use, lazyParts.opened);
  const list = { isJoint: use.personnes === "2", cited, lazyParts };
  return (
    <WithNotes values={cited.figures} sources={cited.sources}>
      {ranked.length > 0 && <Legend hasOwn={own !== undefined} />}
      {own && <OwnBankCost {...against} own={own} note={ownNote} />}
      <CardList
        title="Coût confirmé, du plus bas au plus haut"
        {...{ ...list, cards: confirmed, against }}
      />
      <CardList
        title="Coût à confirmer, du plus bas au plus haut"
        intro="Un chiffre au moins n’est rapporté que par un tiers, ou il est ancien, contesté ou sans source : chaque carte dit lequel. L’ordre change si ce chiffre est faux."
        {...{ ...list, cards: unconfirmed, against }}
      />
      {ranked.length > 0 && <CostTable ranking={ranking} own={own} />}
      <Folded
        part={FOLDED.incomplete}
        title="Coût incomplet : une règle manque"
        intro="La somme ne compte que les lignes connues ; le coût réel peut être plus élevé. Par ordre alphabétique."
        {...{ ...list, cards: incomplete }}
      />
      <Folded
        part={FOLDED.outOfReach}
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

function OwnBankCost({ own, scale, note }: CostComparison & { own: YearlyCost; note: string }) {
  return (
    <div className="card-cost card-cost--own">
      <div className="card-cost__head">
        <h2 className="card-cost__name">Votre banque</h2>{" "}
        <span className="card-cost__sum">{formatMoney(own.known)} par an</span>
      </div>
      <Bar scale={scale} parts={[{ from: 0, to: own.known.toNumber(), kind: "own" }]} />
      <details>
        <summary>
          Le calcul<span className="visually-hidden"> pour votre banque</span>
        </summary>
        <Working lines={own.lines} />
        <p className="meta">{note}</p>
      </details>
    </div>
  );
}

type ListProps = CardCostContext & { title: string; cards: CostedCard[] };

function CardList({
  title,
  intro,
  ...list
}: ListProps & { intro?: string; against: CostComparison }) {
  if (list.cards.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {intro && <p className="meta">{intro}</p>}
      <Cards {...list} />
    </section>
  );
}

/** Cards that are no answer, one tap away; their names can be searched before, and their costs are printed. */
function Folded({ part, title, intro, ...list }: ListProps & { part: string; intro: string }) {
  const { cards, cited, lazyParts } = list;
  const { requested } = lazyParts;
  if (cards.length === 0) return null;
  return (
    <LazyDetails
      part={part}
      isOpen={requested === part || cards.some(({ id }) => id === requested)}
      className="tool__more"
      id={requested === part ? PART_PARAMETER : undefined}
      summary={`${title} (${cards.length})`}
      isRendered={cards.every(({ id }) => cited.terms.has(id))}
      buttonText="Afficher ces cartes"
      meanwhile={<p className="meta">{cards.map(describeCost).join(", ")}.</p>}
    >
      <p className="meta">{intro}</p>
      <Cards {...list} />
    </LazyDetails>
  );
}

function describeCost({ name, cost }: CostedCard): string {
  return `${name} (${cost.isComplete ? "" : "au moins "}${formatMoney(cost.known)})`;
}

function Cards({
  cards,
  against,
  ...context
}: CardCostContext & { cards: CostedCard[]; against?: CostComparison }) {
  return (
    <FastCardList className="card-costs">
      {cards.map((card) => (
        <CardCost key={card.id} {...{ card, against, ...context }} />
      ))}
    </FastCardList>
  );
}
