// The answer in a sentence, the warnings before it, and what stands below: the lines, what is left out, the tax.

import { Amount } from "../../amounts/amounts.tsx";
import { formatEuros } from "../../amounts/euros.ts";
import { OBSTACLES, RISKS } from "../../catalogue/warnings.ts";
import { SourcedText } from "../../ui/notes.tsx";
import { plural } from "../../ui/plural.ts";
import { TableHead } from "../../ui/table-head.tsx";
import type { Weighed } from "./account.ts";
import { Counted, DetailTable } from "./detail-table.tsx";
import type { GainOffer } from "./inputs.ts";
import { COST_NAMES, totalOf } from "./net-gain.ts";
import { Waterfalls } from "./waterfall.tsx";

export function GainRisks({ offer }: { offer: GainOffer }) {
  return (
    <>
      {offer.risk && <p className="tool__sentence tool__risk">{RISKS[offer.risk]}</p>}
      {offer.obstacle && (
        <p className="tool__sentence tool__risk">
          {OBSTACLES[offer.obstacle]}&#x202f;: ce calcul n’invite pas à y ouvrir un compte.
        </p>
      )}
    </>
  );
}

/** What the referee keeps, in words. */
export function GainSentence(weighed: Weighed) {
  const { account, bonuses, uncounted, nets, isPending } = weighed;
  const [oneYear, threeYears] = nets.map(({ filleul }) => filleul?.toNumber());
  const [first, last] = account.costs.map(({ costs }) => totalOf(costs).toNumber());
  const costs = account.costs[0]?.costs;
  const counted = COST_NAMES.filter((name) => costs?.[name]).length;
  if (uncounted || (bonuses.filleul == null && !isPending)) {
    return (
      <p className="tool__sentence">
        {account.name} :{" "}
        {uncounted
          ? describeUncounted(uncounted)
          : "le montant de la prime du filleul n’est pas disponible, son gain net ne peut pas être calculé."}{" "}
        Les coûts comptés sont de <Amount euros={first} isPending={false} /> sur un an et de{" "}
        <Amount euros={last} isPending={false} /> sur trois ans.
      </p>
    );
  }
  return (
    <p className="tool__sentence">
      {account.name} : <Owed {...weighed} /> Une fois retirés les coûts connus (
      {plural(counted, "ligne")} sur {COST_NAMES.length}), son gain net est de{" "}
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

/** « campagne terminée le 30 septembre 2026. La prime du filleul n’est pas comptée (110 € dans notre base). » */
function describeUncounted({ why, euros }: NonNullable<Weighed["uncounted"]>): string {
  const amount = euros == null ? "" : ` (${formatEuros(euros)} dans notre base)`;
  return `${why}. La prime du filleul n’est pas comptée${amount}.`;
}

/** What the firm owes first, what the sponsor promises apart from it, and whether that is counted. */
function Owed({ account, bonuses, promised, isPending }: Weighed) {
  const owed = (
    <>
      l’établissement doit au filleul <Amount euros={bonuses.owed} isPending={isPending} />
    </>
  );
  if (promised == null) return <>{owed}.</>;
  const promise = <Amount euros={promised} isPending={isPending} />;
  if (!account.isShared) {
    return (
      <>
        {owed} ; les {promise} que son parrain pourrait rendre ne sont pas comptés.
      </>
    );
  }
  return (
    <>
      {owed} et son parrain promet {promise}, soit{" "}
      <Amount euros={bonuses.filleul} isPending={isPending} /> en tout.
    </>
  );
}

export function GainResult(weighed: Weighed) {
  const { account, bonuses, promised, uncounted: leftOut, isPending } = weighed;
  const { offer, payoutForm, tax, uncounted } = account;
  return (
    <>
      <Waterfalls {...weighed} />
      <SummaryTable {...weighed} />
      {payoutForm && (
        <p>
          Forme de la prime : <SourcedText value={payoutForm} />
        </p>
      )}
      {offer.path && (
        <p>
          <a href={offer.path}>Conditions et avis : {offer.name}</a>
        </p>
      )}
      <h2 className="tool__title">Non compté</h2>
      <ul>
        {uncounted.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {leftOut && <li>la prime, du filleul comme du parrain&#x202f;: {leftOut.why}</li>}
        {!isPending && bonuses.parrain != null && promised === undefined && (
          <li>ce que le parrain rend au filleul : aucune part n’est indiquée pour cette offre</li>
        )}
      </ul>
      <h2 className="tool__title">Le calcul, ligne par ligne</h2>
      <DetailTable {...weighed} />
      <h2 className="tool__title">L’impôt de chacun</h2>
      <p>
        Il n’est pas déduit : il dépend de votre situation. Pour la prime du filleul, nous n’avons
        pas trouvé de position officielle que nous puissions citer.
      </p>
      <ul>
        {tax.map((rule) => (
          <li key={rule.text}>
            <SourcedText value={rule} />
          </li>
        ))}
      </ul>
    </>
  );
}

const SIDES = [
  { side: "filleul", shared: "Filleul, partage reçu", alone: "Filleul, sans partage" },
  { side: "parrain", shared: "Parrain, partage rendu", alone: "Parrain, sans partage" },
  { side: "aDeux", shared: "À deux", alone: "À deux" },
] as const;

/** Bonus and net side by side; the sponsor's bonus is the one announced, before sharing. */
function SummaryTable(weighed: Weighed) {
  const { account, bonuses, nets } = weighed;
  return (
    <table className="table figures-table">
      <caption className="meta">
        À deux : ce que verse le programme en tout. Le partage passe du parrain au filleul, il
        n’ajoute rien.
      </caption>
      <TableHead columns={["Qui", "Prime annoncée", "Net sur 1 an", "Net sur 3 ans"]} />
      <tbody>
        {SIDES.map(({ side, shared, alone }) => (
          <tr key={side}>
            <th scope="row">{account.isShared ? shared : alone}</th>
            <td data-label="Prime annoncée">
              <Counted {...weighed} euros={bonuses[side]} />
            </td>
            {nets.map((net, index) => (
              <td
                key={index === 0 ? "1" : "3"}
                data-label={`Net sur ${index === 0 ? "1 an" : "3 ans"}`}
              >
                <Counted {...weighed} euros={net[side]?.toNumber()} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
