// The lines of a statement that were taken for fees, each to be looked at and left out, and what they come to in a year.

import Big from "big.js";
import { useState } from "react";
import { formatDate } from "../../ui/dates.ts";
import { formatMoney } from "../profile/cost-facts.ts";
import { daysOf, type FeeLine, LEAST_DAYS, type Measured, measure } from "./statement/measure.ts";
import type { Statement } from "./statement/read-statement.ts";

type Props = { statement: Statement; onKeep: (figures: Measured) => void };

export function FeeTable({ statement: { operations, fees }, onKeep }: Props) {
  const [left, setLeft] = useState<ReadonlySet<FeeLine>>(new Set());
  const kept = fees.filter((line) => !left.has(line));
  const isYearly = operations.length === 0;
  const days = daysOf(operations);
  const figures = measure(operations, kept);
  const toggle = (line: FeeLine) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(line)) next.add(line);
      return next;
    });
  return (
    <>
      <p role="status">
        {isYearly
          ? "Récapitulatif d’une année"
          : `${count(operations.length, "opération")} sur ${count(days, "jour")}`}
        {`\u202f; ${count(kept.length, "ligne")} de frais. `}{" "}
        <strong>{say(figures.frais)} par an</strong>
        {figures.incidents !== "0" && <>, dont {say(figures.incidents)} d’incidents</>}
        {!isYearly && days < LEAST_DAYS
          ? "\u202f: moins de quatre semaines, trop court pour en faire une année."
          : "."}
      </p>
      {fees.length > 0 && (
        <table className="table figures-table">
          <caption className="meta">Décochez ce qui n’est pas un frais de la banque</caption>
          <thead>
            <tr>
              <th scope="col">Frais</th>
              {!isYearly && <th scope="col">Jour</th>}
              <th scope="col">Montant</th>
            </tr>
          </thead>
          <tbody>
            {fees.map((line, index) => {
              const {
                kind,
                operation: { day, label, euros },
              } = line;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never move, and may be alike.
                <tr key={index}>
                  <th scope="row">
                    <label className="statement__line">
                      <input
                        type="checkbox"
                        checked={!left.has(line)}
                        onChange={() => toggle(line)}
                      />
                      {label || "sans libellé"}
                      {kind === "incident" && " (incident)"}
                    </label>
                  </th>
                  {!isYearly && <td data-label="Jour">{day ? formatDate(day) : "inconnu"}</td>}
                  <td data-label="Montant">{formatMoney(new Big(euros).times(-1))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p>
        <button className="button" type="button" onClick={() => onKeep(figures)}>
          Reprendre ces totaux
        </button>
      </p>
      <p className="meta">
        Seuls ces totaux, vos retraits et vos paiements par mois passent dans l’adresse. Les frais
        en devises cachés dans le taux de change n’ont pas de ligne&#x202f;: indiquez vos paiements
        en devises vous-même.
      </p>
    </>
  );
}

function count(number: number, word: string): string {
  return `${number}\u00a0${word}${number > 1 ? "s" : ""}`;
}

function say(euros = "0"): string {
  return formatMoney(new Big(euros));
}
