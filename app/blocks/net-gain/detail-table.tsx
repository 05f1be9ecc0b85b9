// The working, line by line: what comes in, each cost with its multiplication and its source, what is left.
import { Fragment, type ReactNode } from "react";
import { Amount } from "../../amounts/amounts.tsx";
import { formatEuros } from "../../amounts/euros.ts";
import type { Euros } from "../../amounts/values.ts";
import { SourcedText } from "../../ui/notes.tsx";
import type { Sourced } from "../../ui/sourced.ts";
import { TableHead } from "../../ui/table-head.tsx";
import { formatRate } from "../interest/format.ts";
import type { Account, Weighed } from "./account.ts";
import { type Basis, COST_LABELS, COST_NAMES, type CostName, totalOf } from "./net-gain.ts";

const FACTS: Record<CostName, readonly (keyof Account["facts"])[]> = {
  abonnement: ["monthlyFee"],
  carte: ["cardFee"],
  depot: ["deposit", "savingsRate"],
  achats: ["spend"],
  autres: [],
};

type CountedProps = Pick<Weighed, "uncounted" | "isPending"> & { euros: Euros };

/** An amount of the account, or that it is not counted. */
export function Counted({ euros, uncounted, isPending }: CountedProps) {
  return uncounted && euros == null ? "non compté" : <Amount euros={euros} isPending={isPending} />;
}

export function DetailTable(weighed: Weighed) {
  const { account, bonuses, promised, nets } = weighed;
  const { basis, costs, facts } = account;
  const totals = costs.map((period) => totalOf(period.costs).toNumber());
  const slot = (euros: Euros) => <Counted {...weighed} euros={euros} />;
  return (
    <table className="table figures-table gain__detail" aria-label="Détail du gain net">
      <TableHead columns={["Ligne", "Sur 1 an", "Sur 3 ans"]} />
      <tbody>
        <Line label="Dû par l’établissement" cells={[slot(bonuses.owed)]} />
        <Line
          label="Promis par le parrain"
          cells={[account.isShared ? slot(promised) : "non compté"]}
        />
        <Line label="Prime du filleul, en tout" cells={[slot(bonuses.filleul)]} />
        {COST_NAMES.map((name) => (
          <Line
            key={name}
            label={COST_LABELS[name]}
            facts={costs[0]?.costs[name] ? FACTS[name].flatMap((fact) => facts[fact] ?? []) : []}
            cells={costs.map((period) => (
              <Cost
                key={period.months}
                euros={period.costs[name]?.toNumber()}
                working={workingOf(name, period.months, basis)}
              />
            ))}
          />
        ))}
        <Line
          label="Gain net du filleul"
          isTotal
          cells={nets.map((net) => slot(net.filleul?.toNumber()))}
        />
      </tbody>
      <tbody>
        <Line label="Prime du parrain" cells={[slot(bonuses.parrain)]} />
        <Line
          label="Part rendue au filleul"
          cells={[
            <Fragment key="part">
              {bonuses.partage !== undefined && "−\u00a0"}
              {slot(bonuses.partage)}
            </Fragment>,
          ]}
        />
        <Line
          label="Gain net du parrain"
          isTotal
          cells={nets.map((net) => slot(net.parrain?.toNumber()))}
        />
      </tbody>
      <tbody>
        <Line label="Primes versées en tout" cells={[slot(bonuses.aDeux)]} />
        <Line label="Coûts ci-dessus" cells={totals.map((euros) => formatEuros(-euros))} />
        <Line
          label="Gain net à deux"
          isTotal
          cells={nets.map((net) => slot(net.aDeux?.toNumber()))}
        />
      </tbody>
    </table>
  );
}

type Props = { label: string; facts?: Sourced[]; cells: ReactNode[]; isTotal?: boolean };

/** One cell stands for both periods: a bonus is paid once. */
function Line({ label, facts = [], cells, isTotal = false }: Props) {
  const [oneYear, threeYears = oneYear] = cells;
  return (
    <tr className={isTotal ? "gain__total" : undefined}>
      <th scope="row">
        {label}
        {facts.map((fact) => (
          <span className="gain__fact" key={fact.text}>
            <SourcedText value={fact} />
          </span>
        ))}
      </th>
      <td data-label="Sur 1 an">{oneYear}</td>
      <td data-label="Sur 3 ans">{threeYears}</td>
    </tr>
  );
}

function Cost({ euros, working }: { euros: number | undefined; working: string | undefined }) {
  if (euros === undefined) return "non compté";
  return (
    <>
      {formatEuros(-euros)}
      {working && <span className="gain__working">{working}</span>}
    </>
  );
}

/** The multiplication behind a cost, as a reader checks it: « 12 × 9 € »; undefined where nothing is multiplied. */
function workingOf(name: CostName, months: number, basis: Basis): string | undefined {
  const { monthlyFee, deposit, savingsRate, idleMonths, spend, unwantedShare } = basis;
  if (name === "abonnement" && monthlyFee !== null) {
    return `${months} × ${formatEuros(Number(monthlyFee))}`;
  }
  if (name === "depot" && deposit !== null) {
    const counted = Math.min(Number(idleMonths), months);
    return `${formatEuros(Number(deposit))} × ${formatRate(savingsRate)} × ${counted} ÷ 12`;
  }
  if (name === "achats" && spend !== null) {
    return `${formatEuros(Number(spend))} × ${formatRate(unwantedShare)}`;
  }
  return undefined;
}
