// An amount as it stands on a page: its figures, its words where there is none, and its slot in HTML that was drawn
// before anybody knew it. A slot holds the amount's name, and is filled when the page is sent.
import { memoize } from "../ui/memoize.ts";
import type { OfferCode } from "./offers.ts";
import { describeDoubt, type Reading } from "./reading.ts";
import type { AmountKey, AmountKind, Euros } from "./values.ts";

const WHOLE = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});
const WITH_CENTS = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });

/** A slot between two characters that no text may hold (private use), so that it is found at a glance. */
const SLOT = /\uE000([^\uE001]+)\uE001/g;

/** "80 €", "80,50 €", "1 200 €", "− 80 €" (no-break spaces), from euros; no decimals when whole to the cent. */
export const formatEuros = memoize(500, (euros: number): string => {
  // Adding nothing makes a zero of « −0 ».
  const cents = Math.round(euros * 100) + 0;
  const text = cents % 100 === 0 ? WHOLE.format(cents / 100) : WITH_CENTS.format(cents / 100);
  return text.replace("-", "−\u00a0");
});

/** An amount of the record, where null stands for none. */
export function formatRecorded(euros: number | null): string {
  return euros === null ? "aucun montant" : formatEuros(euros);
}

/** What an amount shows: its class, its text (plain, nothing to escape), and how it is read out where that differs. */
type Shown = { className: string; text: string; label?: string; doubt?: string | undefined };

/** @param euros where there are none that is said, never left blank @param isPending true while it is being read */
export function describeAmount(euros: Euros, isPending: boolean): Shown {
  if (isPending) {
    const label = "montant en cours de lecture";
    return { className: "amount amount--pending", text: "…", label };
  }
  return euros == null
    ? { className: "amount amount--none", text: "montant indisponible" }
    : { className: "amount", text: formatEuros(euros) };
}

/** A place in HTML that was rendered at build, to be filled at run time. @param name nothing that HTML escapes */
export function slot(name: string): string {
  return `\uE000${name}\uE001`;
}

/** The slot of an offer's amount, to be written where the amount will stand. */
export function amountSlot(kind: AmountKind, offerCode: OfferCode): string {
  return slot(`${kind}_${offerCode}`);
}

/** The same HTML with its slots filled. @param fill the HTML for a name */
export function fillSlots(html: string, fill: (name: string) => string): string {
  return html.replace(SLOT, (_slot, name: string) => fill(name));
}

/**
 * The HTML of the amount that a slot names.
 * @param reading undefined where there are none
 * @param isPending true where they are on their way: the amount keeps its name, for `fillPendingSlots`
 */
export function renderNamedAmount(
  name: string,
  reading: Reading | undefined,
  isPending: boolean,
): string {
  return writeShown(describe(name, reading, isPending), isPending ? ` data-prime="${name}"` : "");
}

/** The HTML of an amount in euros. */
export function renderAmount(euros: Euros, isPending: boolean): string {
  return writeShown(describeAmount(euros, isPending));
}

/** @param attributes of its element, each after a space */
function writeShown({ className, text, label, doubt }: Shown, attributes = ""): string {
  const spoken = label ? ` role="img" aria-label="${label}"` : "";
  return `<span class="${className}"${attributes}${spoken}>${text}</span>${writeDoubt(doubt)}`;
}

/** « (en cours de vérification) », behind an amount that stands in a sentence. */
export function writeDoubt(doubt: string | undefined): string {
  return doubt ? ` (${doubt})` : "";
}

/** The same in plain text. @param reading undefined where there is none: each amount is then said to be unavailable */
export function fillSlotsOfText(text: string, reading: Reading | undefined): string {
  return text.replace(SLOT, (_slot, name: string) => {
    const shown = describe(name, reading, false);
    return shown.text + writeDoubt(shown.doubt);
  });
}

/** Fills the slots of a document that were sent before the amounts were known. */
export function fillPendingSlots(root: ParentNode, reading: Reading): void {
  for (const slot of root.querySelectorAll<HTMLElement>("[data-prime]")) {
    const { className, text, doubt } = describe(slot.dataset.prime ?? "", reading, false);
    slot.className = className;
    slot.textContent = text + writeDoubt(doubt);
    for (const name of ["data-prime", "role", "aria-label"]) slot.removeAttribute(name);
  }
}

/** What stands in a slot. */
function describe(name: string, reading: Reading | undefined, isPending: boolean): Shown {
  const values = reading?.globalValues;
  const key = `PRIME_${name}` as AmountKey;
  const shown = describeAmount(values?.[key], isPending);
  // The document has no such amount, which is no fault: a page may do without it (blocks/channels/channels.css).
  const isAbsent = values !== undefined && !(key in values);
  const className = isAbsent ? `${shown.className} amount--absent` : shown.className;
  return { ...shown, className, doubt: describeDoubt(reading, key) };
}
