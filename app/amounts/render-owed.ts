// What a referee gets, by who owes it: the firm's own bonus where its programme is known to pay it, what a sponsor promises
// apart, then their sum; else the amount, and why nobody is known to owe it.
import { escapeHtml } from "../ui/escape-html.ts";
import { formatEuros, renderAmount } from "./euros.ts";
import type { Gains } from "./gains.ts";
import { isPromised, judge, STATES, type Standing, stateOf } from "./standing.ts";

type Owed = {
  gains: Gains;
  standing: Standing | undefined;
  isPending: boolean;
  /** What is to be said where one of the amounts is in doubt: « en cours de vérification ». */
  doubt?: string | undefined;
  /** Who owes the bonus, where the words must say it: « dus par N26 ». */
  by?: string;
};

/**
 * HTML of elements for a line of their own each, told apart by their classes: `owed` for what is due, `unsure` for an amount
 * that nobody is known to owe and why, `promised` for what rests on somebody's word, `owed__sum` for both together, which says
 * what it contains. A sum that is promised alone never looks like what is due. The state of the programme stands beside it,
 * among the facts of the offer: here it takes a word.
 */
export function renderOwed({ doubt, ...owed }: Owed): string {
  return renderSound(owed) + (doubt ? ` <span class="meta">${doubt}</span>` : "");
}

function renderSound({ gains, standing, isPending, by }: Omit<Owed, "doubt">): string {
  const { filleul, ofProgramme, partage } = gains;
  const { owed, why, inKind } = judge(ofProgramme, standing);
  const isPromise = isPromised(standing);
  if (ofProgramme === undefined) {
    return filleul == null
      ? renderAmount(filleul, isPending)
      : `<span class="promised promised--all">${renderPart(filleul, isPromise)}</span>`;
  }
  const amount = renderAmount(ofProgramme, false);
  const due = owed === undefined ? "" : (owed < 2 ? " dû" : " dus") + (by ? ` par ${by}` : "");
  const first = why
    ? `<span class="unsure">${renderUnsure(amount, inKind, standing)}</span>`
    : `<span class="owed">${amount}${escapeHtml(due)}</span>`;
  if (partage === null)
    return `${first}<span class="promised"> + part du parrain indisponible</span>`;
  if (!partage) return first;
  const sum =
    owed !== undefined && isPromise && filleul != null
      ? ` <span class="owed__sum meta">${formatEuros(filleul)} promesse comprise</span>`
      : "";
  return `${first} <span class="promised">+ ${renderPart(partage, isPromise)}</span>${sum}`;
}

/** « 110 € : terminé », « 6 € : sous le seuil de retrait de 10 € »; where no euros are paid, « jetons, valeur 22 € ». */
function renderUnsure(amount: string, inKind = "", standing: Standing | undefined): string {
  const state = standing?.shut ? STATES[stateOf(standing)] : "";
  const { paidIn } = standing ?? {};
  const reason = paidIn || !inKind ? state : state ? `${state}, ${inKind}` : inKind;
  return `${paidIn ? `${escapeHtml(paidIn)}, valeur ` : ""}${amount}${reason && `\u202f: ${escapeHtml(reason)}`}`;
}

/** « 45 € promis par le parrain »; where the site offers no sponsor, nobody has promised anything. */
function renderPart(euros: number, isPromise: boolean): string {
  const words = isPromise
    ? "promis<span> par le parrain</span>"
    : "si <span>votre parrain </span>partage";
  return `${renderAmount(euros, false)} ${words}`;
}
