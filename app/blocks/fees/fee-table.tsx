// The lines of a statement that were taken for fees, each to be looked at and left out, and what they come to in a year.

import Big from "big.js";
import { useState } from "react";
import { formatDate } from "../../ui/dates.ts";
import { pluralFixed } from "../../ui/plural.ts";
import { TableHead } from "../../ui/table-head.tsx";
import { formatMoney } from "../profile/cost-facts.ts";
import {
  daysOf,
  type FeeLine,
  findYearly,
  LEAST_DAYS,
  type Measured,
  measure,
  timesAYear,
} from "./statement/measure.ts";
import type { Operation } from "./statement/operation.ts";
import type { Statement } from "./statement/read-statement.ts";

const FACTOR = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

type Props = { statement: Statement; onApply: (figures: Measured) => void };

export function FeeTable({ statement: { operations, fees }, onApply }: Props) {
  const [left, setLeft] = useState<ReadonlySet<FeeLine>>(new Set());
  const [yearly, setYearly] = useState<ReadonlySet<FeeLine>>(
    () => new Set(findYearly(operations, fees)),
  );
  const [includesUse, setIncludesUse] = useState(true);
  const included = fees.filter((line) => !left.has(line));
  const isSummary = operations.length === 0;
  const times = timesAYear(daysOf(operations));
  const figures = measure(operations, included, [...yearly]);
  const { frais = "0", incidents = "0", ...use } = figures;
  const describedUse = describeUse(use);
  const columns = [
    ...(isSummary ? ["Frais"] : ["Frais", "Jour"]),
    ...(times > 1 ? ["Montant", "Par an"] : ["Montant"]),
  ];
  return (
    <>
      <FeeTotal
        operations={operations}
        count={included.length}
        frais={frais}
        incidents={incidents}
      />
      {fees.length > 0 && (
        <table className="table figures-table">
          <caption className="meta">Décochez ce qui n’est pas un frais de la banque</caption>
          <TableHead columns={columns} />
          <tbody>
            {fees.map((line, index) => (
              <FeeRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never move, and may be alike.
                key={index}
                line={line}
                hasDay={!isSummary}
                times={times}
                isIncluded={!left.has(line)}
                isOnce={yearly.has(line)}
                onIncludedChange={() => setLeft((before) => toggle(before, line))}
                onOnceChange={() => setYearly((before) => toggle(before, line))}
              />
            ))}
          </tbody>
        </table>
      )}
      {describedUse && (
        <p>
          <label className="statement__line">
            <input
              type="checkbox"
              checked={includesUse}
              onChange={() => setIncludesUse((before) => !before)}
            />
            Reprendre aussi mon usage&#x202f;: {describedUse}
          </label>
        </p>
      )}
      <p>
        <button
          className="button"
          type="button"
          onClick={() => onApply(includesUse ? figures : { frais, incidents })}
        >
          Reprendre ces totaux
        </button>
      </p>
      <p className="meta">
        Seuls ces totaux passent dans l’adresse de la page, aucune ligne. Les frais en devises
        cachés dans le taux de change n’ont pas de ligne&#x202f;: indiquez vos paiements en devises
        vous-même.
      </p>
    </>
  );
}

type TotalProps = {
  operations: readonly Operation[];
  count: number;
  frais: string;
  incidents: string;
};

/** What the fees that stay ticked come to. @param props.count how many they are */
function FeeTotal({ operations, count, frais, incidents }: TotalProps) {
  const isSummary = operations.length === 0;
  const days = daysOf(operations);
  return (
    <p role="status">
      {isSummary
        ? "Récapitulatif d’une année"
        : `${pluralFixed(operations.length, "opération")} sur ${pluralFixed(days, "jour")}`}
      {`\u202f; ${pluralFixed(count, "ligne")} de frais. `}{" "}
      <strong>{formatSum(frais)} par an</strong>
      {incidents !== "0" && <>, dont {formatSum(incidents)} d’incidents</>}
      {isSummary || days >= LEAST_DAYS
        ? "."
        : "\u202f: moins de quatre semaines, trop court pour en faire une année."}
      {describeScaling(timesAYear(days))}
    </p>
  );
}

/** By how much a statement that is not of a year is multiplied; nothing of one that is. */
function describeScaling(times: number): string | undefined {
  if (times === 1) return undefined;
  const scaled = ` Ce relevé n’est pas d’une année\u202f: chaque ligne est multipliée par ${FACTOR.format(times)}`;
  if (times < 1) return `${scaled}.`;
  return `${scaled}, sauf celles qui n’arrivent qu’une fois par an. Un voyage isolé y pèserait trop lourd\u202f: cochez «\u00a0une fois par an\u00a0».`;
}

type RowProps = {
  line: FeeLine;
  hasDay: boolean;
  /** By how much it is multiplied, unless it comes once a year. */
  times: number;
  isIncluded: boolean;
  isOnce: boolean;
  onIncludedChange: () => void;
  onOnceChange: () => void;
};

function FeeRow({
  line,
  hasDay,
  times,
  isIncluded,
  isOnce,
  onIncludedChange,
  onOnceChange,
}: RowProps) {
  const { day, label, euros } = line.operation;
  return (
    <tr>
      <th scope="row">
        <label className="statement__line">
          <input type="checkbox" checked={isIncluded} onChange={onIncludedChange} />
          {label || "sans libellé"}
          {line.kind === "incident" && " (incident)"}
        </label>
      </th>
      {hasDay && <td data-label="Jour">{day ? formatDate(day) : "inconnu"}</td>}
      <td data-label="Montant">{formatFee(euros)}</td>
      {times > 1 && (
        <td data-label="Par an">
          {formatFee(isOnce ? euros : euros * times)}
          <label className="statement__once">
            <input type="checkbox" checked={isOnce} onChange={onOnceChange} />
            une fois par an
          </label>
        </td>
      )}
    </tr>
  );
}

function toggle(lines: ReadonlySet<FeeLine>, line: FeeLine): ReadonlySet<FeeLine> {
  const next = new Set(lines);
  if (!next.delete(line)) next.add(line);
  return next;
}

/** « 12 paiements par carte et 2 retraits de 50 € par mois »; nothing where the statement says nothing of it. */
function describeUse({ paiements, retraits, montant }: Measured): string | undefined {
  if (retraits === undefined) return undefined;
  const parts = [
    paiements && `${pluralFixed(Number(paiements), "paiement")} par carte`,
    `${pluralFixed(Number(retraits), "retrait")}${montant ? ` de ${formatSum(montant)}` : ""}`,
  ].filter(Boolean);
  return `${parts.join(" et ")} par mois`;
}

function formatFee(euros: number): string {
  return formatMoney(new Big(euros).times(-1));
}

function formatSum(euros = "0"): string {
  return formatMoney(new Big(euros));
}
