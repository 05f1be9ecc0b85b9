// One card of the ranking: its yearly cost, and the working line by line with the bank's own rules.
import { gravest } from "../../ui/doubt.ts";
import { DoubtTag, SourcedText } from "../../ui/notes.tsx";
import { type CostLine, formatMoney, numberOf, perYear } from "./cost-facts.ts";
import type { CostedCard } from "./ranking.ts";

export function CardCost({ card }: { card: CostedCard }) {
  const { name, path, cost, facts, income, rules } = card;
  const missing = cost.lines.filter(({ euros }) => euros === undefined);
  const doubt = gravest(Object.values(rules).map((rule) => rule.doubt));
  return (
    <li className="card-cost">
      <p className="card-cost__head">
        <span className="card-cost__name">{path ? <a href={path}>{name}</a> : name}</span>{" "}
        <span className="card-cost__sum">
          {cost.isComplete
            ? `${formatMoney(cost.known)} la première année`
            : `coût incomplet, au moins ${formatMoney(cost.known)}`}
        </span>
        {doubt && (
          <>
            {" "}
            <DoubtTag doubt={doubt} />
          </>
        )}
      </p>
      {missing.length > 0 && (
        <p className="card-cost__missing">
          Manque :{" "}
          {missing
            .map(({ label, working }) => `${label.toLowerCase()} (${working})`)
            .join("\u202f; ")}
          .
        </p>
      )}
      <details>
        <summary>
          Le calcul<span className="visually-hidden"> pour {name}</span>
        </summary>
        <dl className="working">
          {cost.lines.map((line) => (
            <Line key={line.label} line={line} rules={rules} />
          ))}
        </dl>
        <Remarks facts={facts} income={income} />
      </details>
    </li>
  );
}

function Line({ line, rules }: { line: CostLine; rules: CostedCard["rules"] }) {
  return (
    <div>
      <dt>{line.label}</dt>
      <dd className="working__sum">{line.euros ? formatMoney(line.euros) : "inconnu"}</dd>
      <dd>{line.working}</dd>
      {line.rules.map((name) => {
        const rule = rules[name];
        return (
          rule && (
            <dd key={name} className="working__rule">
              Règle : <SourcedText value={rule} />
            </dd>
          )
        );
      })}
    </div>
  );
}

/** What the sum leaves out, and a reader would want to know. */
function Remarks({ facts, income }: Pick<CostedCard, "facts" | "income">) {
  const yearly = numberOf(facts, "yearlyFee");
  const monthly = perYear(facts, "monthlyFee");
  return (
    <>
      {yearly && monthly && yearly.lt(monthly) && (
        <p className="meta">
          Payé à l’année : {formatMoney(yearly)} au lieu de {formatMoney(monthly)}. Le calcul compte
          douze mois.
        </p>
      )}
      <p className="meta">
        {income ? `Revenus demandés\u202f: ${income}.` : "Condition de revenus non communiquée."}
      </p>
    </>
  );
}
