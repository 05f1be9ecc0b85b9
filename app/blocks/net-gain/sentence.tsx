// The answer in a sentence, and the warnings that come before it.
import { OBSTACLES, RISKS } from "../../catalogue/warnings.ts";
import { Amount } from "../../primes/amounts.tsx";
import type { GainOffer } from "./inputs.ts";
import { COST_NAMES, totalOf } from "./net-gain.ts";
import type { Weighed } from "./weigh.ts";

export function GainRisks({ offer }: { offer: GainOffer }) {
  return (
    <>
      {offer.risk && <p className="tool__sentence gain__risk">{RISKS[offer.risk]}</p>}
      {offer.obstacle && (
        <p className="tool__sentence gain__risk">
          {OBSTACLES[offer.obstacle]}&#x202f;: ce calcul n’invite pas à y ouvrir un compte.
        </p>
      )}
    </>
  );
}

/** What the referee keeps, in words. */
export function GainSentence({ account, bonuses, nets, isPending }: Weighed) {
  const [oneYear, threeYears] = nets.map(({ filleul }) => filleul?.toNumber());
  const [first, last] = account.costs.map(({ costs }) => totalOf(costs).toNumber());
  const costs = account.costs[0]?.costs;
  const counted = COST_NAMES.filter((name) => costs?.[name]).length;
  if (bonuses.filleul === undefined && !isPending) {
    return (
      <p className="tool__sentence">
        {account.name} : le montant de la prime du filleul n’est pas disponible, son gain net ne
        peut pas être calculé. Les coûts comptés sont de <Amount euros={first} isPending={false} />{" "}
        sur un an et de <Amount euros={last} isPending={false} /> sur trois ans.
      </p>
    );
  }
  return (
    <p className="tool__sentence">
      {account.name} : la prime du filleul est de{" "}
      <Amount euros={bonuses.filleul} isPending={isPending} />. Une fois retirés les coûts connus (
      {counted} {counted > 1 ? "lignes" : "ligne"} sur {COST_NAMES.length}), son gain net est de{" "}
      <strong>
        <Amount euros={oneYear} isPending={isPending} />
      </strong>{" "}
      sur un an et de{" "}
      <strong>
        <Amount euros={threeYears} isPending={isPending} />
      </strong>{" "}
      sur trois ans.
      {Math.min(oneYear ?? 0, threeYears ?? 0) < 0 && " Un gain négatif est une perte."}
    </p>
  );
}
