// One card of the ranking: its yearly cost with its conditions, its bar, and the working one tap away.
import { Bar, type BarScale } from "../../ui/bar.tsx";
import { wordsOf } from "../../ui/degree.ts";
import { SourcedText } from "../../ui/notes.tsx";
import { comparePath } from "../side-by-side/compare-path.ts";
import type { CitedTerms, Terms } from "./cite-terms.ts";
import type { YearlyCost } from "./cost.ts";
import { formatMoney, numberOf, perYear } from "./cost-facts.ts";
import { LazyDetails, type LazyParts, PART_PARAMETER } from "./lazy-parts.tsx";
import { describeDifference } from "./own-bank.ts";
import type { CostedCard } from "./ranking.ts";
import { Working } from "./working.tsx";

/** What a bar is drawn against; `own` is the yearly cost of the visitor's own bank, where it was typed. */
export type CostComparison = { scale: BarScale; own: YearlyCost | undefined };

/** What every card of the answer is drawn with. */
export type CardCostContext = { isJoint: boolean; cited: CitedTerms; lazyParts: LazyParts };

type Props = CardCostContext & {
  card: CostedCard;
  /** Left out where the cost is only in part known, or for information alone: no bar then. */
  against: CostComparison | undefined;
};

export function CardCost({ card, against, isJoint, cited, lazyParts }: Props) {
  const { id, name, path, cost, facts } = card;
  const { requested } = lazyParts;
  const terms = cited.terms.get(id);
  const rules = cited.rules.get(id);
  const missing = cost.lines.filter(({ euros }) => euros === undefined);
  return (
    <li className="card-cost" {...(requested === id && { id: PART_PARAMETER })}>
      <div className="card-cost__head">
        <h3 className="card-cost__name">{path ? <a href={path}>{name}</a> : name}</h3>{" "}
        <span className="card-cost__sum">
          {cost.isComplete
            ? `${formatMoney(cost.known)} la première année`
            : `au moins ${formatMoney(cost.known)}`}
        </span>{" "}
        <a
          className="card-cost__compare"
          href={comparePath("banque", [id])}
          aria-label={`comparer ${name}`}
        >
          comparer
        </a>
      </div>
      {against && <CostBar card={card} {...against} />}
      {missing.length > 0 && (
        <p className="card-cost__missing">
          Manque :{" "}
          {missing
            .map(({ label, working }) => `${label.toLowerCase()} (${working})`)
            .join("\u202f; ")}
          .
        </p>
      )}
      {terms && <TermsList {...{ card, isJoint, terms }} />}
      <LazyDetails
        part={id}
        isOpen={requested === id}
        summary={
          <>
            Le calcul<span className="visually-hidden"> pour {name}</span>
          </>
        }
        isRendered={rules !== undefined}
        buttonText="Afficher le calcul"
      >
        <Working lines={cost.lines} rules={rules} />
        <YearlyPrice facts={facts} />
      </LazyDetails>
    </li>
  );
}

function CostBar({ card: { cost, doubts }, scale, own }: { card: CostedCard } & CostComparison) {
  const euros = cost.known.toNumber();
  const ownEuros = own?.known.toNumber();
  const isLess = ownEuros !== undefined && euros < ownEuros;
  return (
    <>
      <Bar
        scale={scale}
        mark={ownEuros}
        parts={[
          { from: 0, to: Math.min(euros, scale.high), kind: doubts.length > 0 ? "open" : "sure" },
          ...(isLess ? [{ from: euros, to: ownEuros, kind: "saving" as const }] : []),
        ]}
      />
      {own && <p className="card-cost__saving">{describeDifference(cost.known, own.known)}</p>}
      {euros > scale.high && (
        <p className="card-cost__cut" aria-hidden="true">
          Barre coupée à la fin de l’échelle
        </p>
      )}
    </>
  );
}

type TermsListProps = { card: CostedCard; terms: Terms; isJoint: boolean };

/** What the price depends on, what income is asked for, for two what is counted; and which part is not confirmed. */
function TermsList({ card, terms, isJoint }: TermsListProps) {
  const { doubts, cost } = card;
  const { condition, income, joint } = terms;
  return (
    <ul className="card-cost__terms">
      {(condition || cost.known.eq(0)) && (
        <li>
          Prix :{" "}
          {condition ? (
            <SourcedText value={condition} />
          ) : (
            "nos sources n’indiquent pas de condition"
          )}
        </li>
      )}
      <li>Condition de revenus : {income ? <SourcedText value={income} /> : "non vérifiée"}</li>
      {isJoint && (
        <li>
          À deux : une seule carte comptée
          {joint && (
            <>
              {" "}
               ; compte joint : <SourcedText value={joint} />
            </>
          )}
        </li>
      )}
      {doubts.length > 0 && (
        <li className="card-cost__doubts">
          À confirmer :{" "}
          {doubts
            .map(({ label, degree }) => `${label.toLowerCase()} (${wordsOf(degree).name})`)
            .join(", ")}
        </li>
      )}
    </ul>
  );
}

/** What the sum leaves out, and a reader would want to know. */
function YearlyPrice({ facts }: Pick<CostedCard, "facts">) {
  const yearly = numberOf(facts, "yearlyFee");
  const monthly = perYear(facts, "monthlyFee");
  if (!yearly || !monthly || yearly.gte(monthly)) return null;
  return (
    <p className="meta">
      Payé à l’année : {formatMoney(yearly)} au lieu de {formatMoney(monthly)}. Le calcul compte
      douze mois.
    </p>
  );
}
