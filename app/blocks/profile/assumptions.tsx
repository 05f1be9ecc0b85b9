// What the costs suppose, in words above the result: each answer leads back to its field.
import Big from "big.js";
import type { ReactNode } from "react";
import { formatQuantity } from "../../catalogue/units.ts";
import { fieldId } from "../../ui/form/field.tsx";
import { formatMoney } from "./cost-facts.ts";
import type { Use } from "./inputs.ts";
import { missingFigures, OWN_BANK_QUESTIONS, type OwnBank } from "./own-bank.ts";

type Field = keyof Use | keyof OwnBank;

export function Assumptions({ use }: { use: Use }) {
  const income = formatMoney(new Big(use.revenus));
  const abroad = Number(use["retraits-devises"]);
  return (
    <div className="assumptions">
      <p className="assumptions__title">Ce résultat suppose (chaque lien mène à sa question) :</p>
      <ul>
        <li>
          <Back to="revenus">vous gagnez {income} par mois</Back>
          {use.joint === "oui" && ", à deux"}, et{" "}
          <Back to="domiciliation">
            {use.domiciliation === "oui"
              ? "ces revenus arrivent sur le compte"
              : "ces revenus n’arrivent pas sur le compte"}
          </Back>
        </li>
        <li>
          <Back to="usage">
            {use.usage === "oui"
              ? "vous payez par carte au moins une fois par mois"
              : "certains mois, vous ne payez rien par carte"}
          </Back>
        </li>
        <li>
          <Back to="devises">{formatMoney(new Big(use.devises))} payés en devises par an</Back>
          {" ; "}
          <Back to="retraits-devises">
            {abroad === 0
              ? "aucun retrait en devises"
              : `${withdrawals(abroad)} de ${formatMoney(new Big(use["montant-devises"]))} en devises par an`}
          </Back>
        </li>
        <li>
          <Back to="retraits">
            {Number(use.retraits) === 0
              ? "aucun retrait en zone euro"
              : `${withdrawals(Number(use.retraits))} de ${formatMoney(new Big(use.montant))} en zone euro par mois`}
          </Back>
        </li>
        <li>
          <Back to="joint">
            {use.joint === "oui"
              ? "le compte est à deux, et une seule carte est comptée : le prix de la seconde s’ajoute, s’il y en a un"
              : "le compte est à vous seul, avec une carte"}
          </Back>
        </li>
      </ul>
    </div>
  );
}

/** What is still to be typed before one's own bank can be compared. */
export function OwnBankInvitation({ own, use }: { own: OwnBank; use: Use }) {
  const missing = missingFigures(own, use);
  if (missing.length === 0) return null;
  return (
    <p className="assumptions__own">
      Pour comparer à votre banque, indiquez (0 s’il n’y a pas de frais) :{" "}
      {missing.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <Back to={name}>{OWN_BANK_QUESTIONS[name].label.toLowerCase()}</Back>
        </span>
      ))}
      .
    </p>
  );
}

function Back({ to, children }: { to: Field; children: ReactNode }) {
  return <a href={`#${fieldId(to)}`}>{children}</a>;
}

function withdrawals(count: number): string {
  return `${formatQuantity(count, null)} ${count < 2 ? "retrait" : "retraits"}`;
}
