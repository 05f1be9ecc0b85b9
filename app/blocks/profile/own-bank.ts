// The visitor's own bank: three figures typed, and what they come to in a year for the same use.
import Big from "big.js";
import { formatQuantity } from "../../catalogue/units.ts";
import { type AnswersTo, numberQuestion } from "../../ui/form/questions.ts";
import { sumOf, type YearlyCost } from "./cost.ts";
import { formatMoney } from "./cost-facts.ts";
import type { Use } from "./inputs.ts";

/** The three questions, in the order of the form; one that is left empty is never zero. */
export const OWN_BANK_QUESTIONS = {
  "banque-cotisation": numberQuestion(
    "Cotisation de votre banque, par an",
    { min: 0, max: 10_000, decimals: 2, unit: "€" },
    "Carte et tenue de compte, sur votre dernier récapitulatif annuel de frais.",
  ),
  "banque-paiement": numberQuestion(
    "Frais de votre banque sur un paiement en devises",
    { min: 0, max: 20, decimals: 2, unit: "%" },
    "Par carte, hors euro.",
  ),
  "banque-retrait": numberQuestion(
    "Frais de votre banque par retrait en devises",
    { min: 0, max: 100, decimals: 2, unit: "€" },
    "Tout compris, pour un retrait.",
  ),
};

/** Euros per year, percent of a payment and euros for a withdrawal, as decimal text. */
export type OwnBank = AnswersTo<typeof OWN_BANK_QUESTIONS>;
type OwnBankName = keyof OwnBank;

/** What the comparison still waits for: all three where none is typed, then those that this use needs. */
export function missingFigures(own: OwnBank, use: Use): OwnBankName[] {
  const names = Object.keys(OWN_BANK_QUESTIONS) as OwnBankName[];
  const open = names.filter((name) => own[name] === "");
  return open.length === names.length ? open : open.filter((name) => isNeeded(name, use));
}

function isNeeded(name: OwnBankName, use: Use): boolean {
  if (name === "banque-paiement") return Number(use.devises) > 0;
  if (name === "banque-retrait") return Number(use["retraits-devises"]) > 0;
  return true;
}

/** The yearly cost of one's own bank, line by line; undefined as long as a figure is missing. */
export function ownCost(own: OwnBank, use: Use): YearlyCost | undefined {
  if (missingFigures(own, use).length > 0) return undefined;
  const fee = new Big(own["banque-cotisation"]);
  return sumOf([
    { label: "Cotisation", euros: fee, working: `${formatMoney(fee)} par an`, rules: [] },
    payments(own["banque-paiement"], new Big(use.devises)),
    withdrawals(own["banque-retrait"], use["retraits-devises"]),
  ]);
}

function payments(percent: string, spent: Big) {
  const line = { label: "Paiements en devises", rules: [] };
  if (spent.eq(0)) return { ...line, euros: spent, working: "aucun paiement en devises" };
  return {
    ...line,
    euros: spent.times(percent).div(100),
    working: `${formatQuantity(Number(percent), "%")} de ${formatMoney(spent)}`,
  };
}

function withdrawals(fee: string, count: string) {
  const line = { label: "Retraits en devises", rules: [] };
  if (Number(count) === 0) {
    return { ...line, euros: new Big(0), working: "aucun retrait en devises" };
  }
  return {
    ...line,
    euros: new Big(fee).times(count),
    working: `${formatQuantity(Number(count), null)} × ${formatMoney(new Big(fee))}`,
  };
}

/** « 46 € de moins que votre banque », « 3 € de plus que votre banque », « autant que votre banque ». */
export function describeDifference(cost: Big, own: Big): string {
  if (cost.eq(own)) return "autant que votre banque";
  const isLess = cost.lt(own);
  const gap = isLess ? own.minus(cost) : cost.minus(own);
  return `${formatMoney(gap)} de ${isLess ? "moins" : "plus"} que votre banque`;
}
