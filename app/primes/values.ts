// Amounts by the names that pages use, the rules that offers follow, what each side of a
// referral gets. Pure. The browser has this file, and not the offers' table.
import type { OfferCode } from "./offers.ts";

/** PARRAIN: for the sponsor. FILLEUL: for the referee. PARTAGE: shared. PARTAGE_ET_FILLEUL: derived. */
export const SORTES = ["PARRAIN", "FILLEUL", "PARTAGE", "PARTAGE_ET_FILLEUL"] as const;
export type Sorte = (typeof SORTES)[number];

/** The field of the one shared bonus of Hello Prime and Hello One. */
export const HELLO_FIELD = "PRIME_PARTAGE_HELLO";

/** An amount by the name the pages use; as in the document, plus the derived sums. */
export type PrimeKey = `PRIME_${Sorte}_${OfferCode}`;

/** A field of the document, as the operator names it. */
export type DocumentField =
  | `PRIME_${Exclude<Sorte, "PARTAGE_ET_FILLEUL">}_${OfferCode}`
  | typeof HELLO_FIELD;

/** The fields of a document, in euros; null for one that is there and holds no amount. One that is not there has no key. */
export type CheckedFields = Partial<Record<DocumentField, number | null>>;

/** From what sponsor bonus, in euros, an offer counts as boosted. */
export const BOOSTS = [
  { key: "OFFRE_BOOSTED_BOURSOBANK", field: "PRIME_PARRAIN_BOURSOBANK", from: 80 },
  { key: "OFFRE_BOOSTED_FORTUNEO", field: "PRIME_PARRAIN_FORTUNEO_GOLD", from: 80 },
  { key: "OFFRE_BOOSTED_REVOLUT", field: "PRIME_PARRAIN_REVOLUT", from: 80 },
  { key: "OFFRE_BOOSTED_IGRAAL", field: "PRIME_PARRAIN_IGRAAL", from: 5 },
] as const satisfies readonly { key: string; field: DocumentField; from: number }[];

type Amounts = Partial<Record<PrimeKey | typeof HELLO_FIELD, number | null>>;
/** True while the sponsor bonus of that offer is at or above its threshold. */
type Boosts = Record<(typeof BOOSTS)[number]["key"], boolean>;

/**
 * Amounts in euros; absent where the document says nothing, null where what it says is no amount: nobody knows then what a
 * sum with it would be. Boosts are always told.
 */
export type GlobalValues = Amounts & Boosts;

/** Offers whose referee gets the shared bonus and nothing else, whatever the document holds. */
const SHARED_ALONE: readonly OfferCode[] = [
  "QONTO",
  "SOGEXIA",
  "SOGEXIA_BUSINESS",
  "VIVID_BUSINESS",
  "WISE",
];

/** Offers that show HELLO_FIELD; their own shared bonus serves only where that is absent. */
export const HELLO_OFFERS: readonly OfferCode[] = ["HELLO_PRIME", "HELLO_ONE"];

/** Every boost, told from the sponsors' bonuses. */
export function deriveBoosts(fields: CheckedFields): Boosts {
  const told = BOOSTS.map(({ key, field, from }) => [key, (fields[field] ?? 0) >= from] as const);
  return Object.fromEntries(told) as Boosts;
}

/** The amounts of one offer; an amount that the document does not give has no key at all, an invalid one is null. */
export function deriveOffer(fields: CheckedFields, offerCode: OfferCode): Amounts {
  const filleul = fields[`PRIME_FILLEUL_${offerCode}`];
  const own = fields[`PRIME_PARTAGE_${offerCode}`];
  const hello = fields[HELLO_FIELD];
  const partage = HELLO_OFFERS.includes(offerCode) && hello !== undefined ? hello : own;
  const amounts: [PrimeKey, number | null | undefined][] = [
    [`PRIME_PARRAIN_${offerCode}`, fields[`PRIME_PARRAIN_${offerCode}`]],
    [`PRIME_FILLEUL_${offerCode}`, filleul],
    [`PRIME_PARTAGE_${offerCode}`, partage],
    [
      `PRIME_PARTAGE_ET_FILLEUL_${offerCode}`,
      SHARED_ALONE.includes(offerCode) ? partage : addEuros(filleul, partage),
    ],
  ];
  return Object.fromEntries(amounts.filter(([, euros]) => euros !== undefined));
}

/** Euros; undefined where the document says nothing. */
export type Gains = {
  /** What the referee ends with: the programme's bonus and the part the sponsor gives back. */
  filleul: number | undefined;
  /** What the programme itself pays the referee. */
  ofProgramme: number | undefined;
  /** What the sponsor gives back to the referee. */
  partage: number | undefined;
  /** What the programme pays the sponsor, before any part given back. */
  parrain: number | undefined;
  /** What the sponsor keeps of it; below zero where they give back more than they get. */
  resteAuParrain: number | undefined;
  /** What the programme pays in all: `filleul` + `resteAuParrain`. Sharing moves money, it adds none. */
  aDeux: number | undefined;
};

/** What an offer brings each side, and both together; all unknown where nothing was read. */
export function gainsOf(values: Readonly<GlobalValues> | undefined, offerCode: OfferCode): Gains {
  const parrain = values?.[`PRIME_PARRAIN_${offerCode}`];
  const partage = values?.[`PRIME_PARTAGE_${offerCode}`];
  const ofProgramme = SHARED_ALONE.includes(offerCode)
    ? undefined
    : values?.[`PRIME_FILLEUL_${offerCode}`];
  return {
    filleul: values?.[`PRIME_PARTAGE_ET_FILLEUL_${offerCode}`] ?? undefined,
    ofProgramme: ofProgramme ?? undefined,
    partage: partage ?? undefined,
    parrain: parrain ?? undefined,
    resteAuParrain: afterSharing(parrain, partage) ?? undefined,
    aDeux: addEuros(parrain, ofProgramme) ?? undefined,
  };
}

/** The sponsor's bonus, in euros, from which an offer counts as boosted; undefined: never counts as such. */
export function boostThreshold(offerCode: OfferCode): number | undefined {
  return BOOSTS.find(({ field }) => field === `PRIME_PARRAIN_${offerCode}`)?.from;
}

/** Whether the sponsor's bonus of this offer is over its threshold. */
export function isBoosted(
  values: Readonly<GlobalValues> | undefined,
  offerCode: OfferCode,
): boolean {
  return BOOSTS.some(({ key, field }) => field === `PRIME_PARRAIN_${offerCode}` && values?.[key]);
}

/** The sponsor's bonus less the part given back, in cents. No part given: nothing is given back. null: a part is invalid. */
export function afterSharing(
  parrain: number | null | undefined,
  partage: number | null | undefined,
): number | null | undefined {
  if (parrain === null || partage === null) return null;
  if (parrain === undefined) return undefined;
  return (Math.round(parrain * 100) - Math.round((partage ?? 0) * 100)) / 100;
}

/** Adds in cents, so that 0.10 and 0.20 make 0.30. A missing part counts as nothing; with an invalid one there is no sum. */
function addEuros(
  one: number | null | undefined,
  other: number | null | undefined,
): number | null | undefined {
  if (one === null || other === null) return null;
  if (one === undefined) return other;
  if (other === undefined) return one;
  return (Math.round(one * 100) + Math.round(other * 100)) / 100;
}

/** An offer as addresses name it: FORTUNEO_GOLD → "fortuneo-gold". */
export function slugOfOffer(code: OfferCode): string {
  return code.toLowerCase().replaceAll("_", "-");
}
