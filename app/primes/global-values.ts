// globalValues: every amount, every derived amount and every boost, from the checked fields of
// the document. Pure: rules of the product, no reading, no clock.
import type { CheckedFields, DocumentField } from "./document-fields.ts";
import { HELLO_FIELD, OFFERS, type OfferCode } from "./offers.ts";

/** PARRAIN: for the sponsor. FILLEUL: for the referee. PARTAGE: shared. PARTAGE_ET_FILLEUL: derived. */
export const SORTES = ["PARRAIN", "FILLEUL", "PARTAGE", "PARTAGE_ET_FILLEUL"] as const;

export type Sorte = (typeof SORTES)[number];

/** An amount by the name the pages use; as in the document, plus the derived sums. */
export type PrimeKey = `PRIME_${Sorte}_${OfferCode}`;

/** True while the sponsor bonus of that offer is at or above its threshold. */
export type BoostKey = `OFFRE_BOOSTED_${"BOURSOBANK" | "FORTUNEO" | "REVOLUT" | "IGRAAL"}`;

/** Amounts in euros, absent where the document says nothing; boosts always told. */
export type GlobalValues = Partial<Record<PrimeKey | typeof HELLO_FIELD, number>> &
  Record<BoostKey, boolean>;

/** What the site knows of the amounts at one moment. */
export type Reading = {
  /** When the document was read, ms since the epoch; null when it never was. */
  readAt: number | null;
  globalValues: Readonly<GlobalValues>;
};

/** From what sponsor bonus, in euros, an offer counts as boosted. */
export const BOOSTS: readonly { key: BoostKey; field: DocumentField; from: number }[] = [
  { key: "OFFRE_BOOSTED_BOURSOBANK", field: "PRIME_PARRAIN_BOURSOBANK", from: 80 },
  { key: "OFFRE_BOOSTED_FORTUNEO", field: "PRIME_PARRAIN_FORTUNEO_GOLD", from: 80 },
  { key: "OFFRE_BOOSTED_REVOLUT", field: "PRIME_PARRAIN_REVOLUT", from: 80 },
  { key: "OFFRE_BOOSTED_IGRAAL", field: "PRIME_PARRAIN_IGRAAL", from: 5 },
];

/** Offers whose referee gets the shared bonus and nothing else, whatever the document holds. */
const SHARED_ALONE: ReadonlySet<OfferCode> = new Set<OfferCode>([
  "QONTO",
  "SOGEXIA",
  "SOGEXIA_BUSINESS",
  "VIVID_BUSINESS",
  "WISE",
]);

/** Offers that have one shared bonus between them. */
const HELLO_OFFERS: ReadonlySet<OfferCode> = new Set<OfferCode>(["HELLO_PRIME", "HELLO_ONE"]);

/** Everything the checked fields (euros) say, by the names the pages use. */
export function deriveGlobalValues(fields: CheckedFields): GlobalValues {
  const values: GlobalValues = deriveBoosts(fields);
  keep(values, HELLO_FIELD, fields[HELLO_FIELD]);
  for (const { code } of OFFERS) {
    const filleul = fields[`PRIME_FILLEUL_${code}`];
    const partage = findShared(fields, code);
    keep(values, `PRIME_PARRAIN_${code}`, fields[`PRIME_PARRAIN_${code}`]);
    keep(values, `PRIME_FILLEUL_${code}`, filleul);
    keep(values, `PRIME_PARTAGE_${code}`, partage);
    const sum = SHARED_ALONE.has(code) ? partage : addEuros(filleul, partage);
    keep(values, `PRIME_PARTAGE_ET_FILLEUL_${code}`, sum);
  }
  return values;
}

/** Whether the programme itself pays the referee; where it does not, all they get is the shared bonus. */
export function paysReferee(code: OfferCode): boolean {
  return !SHARED_ALONE.has(code);
}

/** Whether there is any amount at all; a document that is gone or empty has none. */
export function hasAmounts({ globalValues }: Reading): boolean {
  return Object.keys(globalValues).some((key) => key.startsWith("PRIME_"));
}

/** The reading of a site that has read nothing: no amount, no boost, no date. */
export function emptyReading(): Reading {
  return { readAt: null, globalValues: deriveGlobalValues({}) };
}

function deriveBoosts(fields: CheckedFields): Record<BoostKey, boolean> {
  const boosts: Record<BoostKey, boolean> = {
    OFFRE_BOOSTED_BOURSOBANK: false,
    OFFRE_BOOSTED_FORTUNEO: false,
    OFFRE_BOOSTED_REVOLUT: false,
    OFFRE_BOOSTED_IGRAAL: false,
  };
  for (const { key, field, from } of BOOSTS) boosts[key] = (fields[field] ?? 0) >= from;
  return boosts;
}

/** The Hello offers show their common field; their own one serves only where that is absent. */
function findShared(fields: CheckedFields, code: OfferCode): number | undefined {
  const own = fields[`PRIME_PARTAGE_${code}`];
  return HELLO_OFFERS.has(code) ? (fields[HELLO_FIELD] ?? own) : own;
}

/** Adds in cents, so that 0.10 and 0.20 make 0.30. A missing part counts as nothing. */
export function addEuros(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined) return other;
  if (other === undefined) return one;
  return (Math.round(one * 100) + Math.round(other * 100)) / 100;
}

/** Sets the key only where there is a value: an absent amount has no key at all. */
function keep(values: GlobalValues, key: PrimeKey | typeof HELLO_FIELD, value?: number): void {
  if (value !== undefined) values[key] = value;
}
