// Amounts in HTML that was drawn before anybody knew them: a slot holds the name of one, and is filled when sent.
import { describeAmount } from "./describe-amount.ts";
import type { PrimeKey, Reading, Sorte } from "./global-values.ts";
import type { OfferCode } from "./offers.ts";

/** Characters that no text may hold (private use), so that a slot is found at a glance. */
const SLOT = /\uE000(\w+)\uE001/g;

/** The slot of an offer's amount, to be written where the amount will stand. */
export function amountSlot(sorte: Sorte, offre: OfferCode): string {
  return `\uE000${sorte}_${offre}\uE001`;
}

/**
 * The same HTML with its amounts.
 * @param reading undefined where there are none
 * @param isPending true where they are on their way: the slots keep their names, for `fillPendingSlots`
 */
export function fillSlots(html: string, reading: Reading | undefined, isPending: boolean): string {
  return html.replace(SLOT, (_slot, name: string) => {
    const { className, text, label } = describeAmount(euros(reading, name), isPending);
    const slot = isPending ? ` data-prime="${name}"` : "";
    const spoken = label ? ` role="img" aria-label="${label}"` : "";
    return `<span class="${className}"${slot}${spoken}>${text}</span>`;
  });
}

/** Fills the slots of a document that were sent before the amounts were known. */
export function fillPendingSlots(root: ParentNode, reading: Reading): void {
  for (const slot of root.querySelectorAll<HTMLElement>("[data-prime]")) {
    const { className, text } = describeAmount(euros(reading, slot.dataset.prime ?? ""), false);
    slot.className = className;
    slot.textContent = text;
    for (const name of ["data-prime", "role", "aria-label"]) slot.removeAttribute(name);
  }
}

function euros(reading: Reading | undefined, name: string): number | undefined {
  return reading?.globalValues[`PRIME_${name}` as PrimeKey];
}
