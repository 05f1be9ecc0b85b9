// Amounts by the names that the document and the pages use. Pure. The scripts of every page have this file; what follows
// from the amounts stands in gains.ts, which pages without an offer go without.
import type { OfferCode } from "./offers.ts";

/**
 * The kinds of amounts that the document holds for each offer. PARRAIN: for the sponsor. FILLEUL: for the referee. PARTAGE:
 * shared. What is said and done by kind stands in kinds.server.ts.
 */
export const DOCUMENT_KINDS = ["PARRAIN", "FILLEUL", "PARTAGE"] as const;
/** PARTAGE_ET_FILLEUL is worked out from them. */
export const AMOUNT_KINDS = [...DOCUMENT_KINDS, "PARTAGE_ET_FILLEUL"] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type AmountKind = (typeof AMOUNT_KINDS)[number];
/** A kind as files of the catalogue name the amounts that others published: « parrain ». */
export type Side = Lowercase<DocumentKind>;

/** The field of the one shared bonus of Hello Prime and Hello One. */
export const HELLO_FIELD = "PRIME_PARTAGE_HELLO";

/** An amount by the name the pages use; as in the document, plus the derived sums. */
export type AmountKey = `PRIME_${AmountKind}_${OfferCode}`;

/** A field of the document, as the operator names it. */
export type DocumentField = `PRIME_${DocumentKind}_${OfferCode}` | typeof HELLO_FIELD;

/** The fields of a document, in euros; null for one that is there and holds no amount. One that is not there has no key. */
export type CheckedFields = Partial<Record<DocumentField, number | null>>;

/** Which value of a field a person has confirmed, in euros; null: that there is none. */
export type Confirmations = Partial<Record<DocumentField, number | null>>;

/** From what sponsor bonus, in euros, an offer counts as boosted. */
export const BOOSTS = [
  { key: "OFFRE_BOOSTED_BOURSOBANK", field: "PRIME_PARRAIN_BOURSOBANK", from: 80 },
  { key: "OFFRE_BOOSTED_FORTUNEO", field: "PRIME_PARRAIN_FORTUNEO_GOLD", from: 80 },
  { key: "OFFRE_BOOSTED_REVOLUT", field: "PRIME_PARRAIN_REVOLUT", from: 80 },
  { key: "OFFRE_BOOSTED_IGRAAL", field: "PRIME_PARRAIN_IGRAAL", from: 5 },
] as const satisfies readonly { key: string; field: DocumentField; from: number }[];

/** Euros by name. */
export type Amounts = Partial<Record<AmountKey | typeof HELLO_FIELD, number | null>>;
/** True while the sponsor bonus of that offer is at or above its threshold. */
type Boosts = Record<(typeof BOOSTS)[number]["key"], boolean>;

/**
 * Amounts in euros; absent where the document says nothing, null where what it says is no amount: nobody knows then what a
 * sum with it would be. Boosts are always told.
 */
export type GlobalValues = Amounts & Boosts;

/** Euros; undefined where the document says nothing, null where what it says is no amount, and for a sum with such a part. */
export type Euros = number | null | undefined;

/** Every boost, told from the sponsors' bonuses. */
export function deriveBoosts(fields: CheckedFields): Boosts {
  const boosts = BOOSTS.map(({ key, field, from }) => [key, (fields[field] ?? 0) >= from] as const);
  return Object.fromEntries(boosts) as Boosts;
}
