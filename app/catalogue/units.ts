/** What the numbers of the catalogue count: a closed table, so that no unit is ever taken apart as text. */
import { memoize } from "../ui/memoize.ts";

type Unit = {
  /** What is counted; "count" is anything that nothing is worked out with. */
  of: "EUR" | "percent" | "day" | "month" | "full month" | "calendar year" | "count";
  /** What the amount is for: once a month, each withdrawal… */
  per?: "month" | "quarter" | "year" | "withdrawal" | "order" | "account" | "account and year";
  excludingTax?: true;
  /** What stands behind the number: « € par mois ». */
  text: string;
  /** The same behind 1, where it differs. */
  one?: string;
};

const UNITS = {
  EUR: { of: "EUR", text: "€" },
  "EUR/mois": { of: "EUR", per: "month", text: "€ par mois" },
  "EUR HT/mois": { of: "EUR", per: "month", excludingTax: true, text: "€ HT par mois" },
  "EUR/trimestre": { of: "EUR", per: "quarter", text: "€ par trimestre" },
  "EUR/an": { of: "EUR", per: "year", text: "€ par an" },
  "EUR/retrait": { of: "EUR", per: "withdrawal", text: "€ par retrait" },
  "EUR/ordre": { of: "EUR", per: "order", text: "€ par ordre" },
  "EUR/compte": { of: "EUR", per: "account", text: "€ par compte" },
  "EUR/compte/an": { of: "EUR", per: "account and year", text: "€ par compte et par an" },
  "%": { of: "percent", text: "%" },
  "% brut/an": { of: "percent", per: "year", text: "% brut par an" },
  "% net/an": { of: "percent", per: "year", text: "% net par an" },
  jours: { of: "day", text: "jours", one: "jour" },
  mois: { of: "month", text: "mois" },
  "mois complets": { of: "full month", text: "mois complets", one: "mois complet" },
  année: { of: "calendar year", text: "" },
  "par mois": { of: "count", per: "month", text: "par mois" },
  ans: { of: "count", text: "ans", one: "an" },
  "jours ouvrés": { of: "count", text: "jours ouvrés", one: "jour ouvré" },
  "jours ouvrables": { of: "count", text: "jours ouvrables", one: "jour ouvrable" },
  "clients en France": { of: "count", text: "clients en France" },
  comptes: { of: "count", text: "comptes", one: "compte" },
  inscriptions: { of: "count", text: "inscriptions", one: "inscription" },
  "points de CSG": { of: "count", text: "points de CSG", one: "point de CSG" },
} as const satisfies Record<string, Unit>;

/** A unit as files of the catalogue spell it. */
export type UnitName = keyof typeof UNITS;

/** Every unit, for the schema of facts. */
export const UNIT_NAMES = Object.keys(UNITS) as [UnitName, ...UnitName[]];

/** What a unit means; undefined for the unit of a text, which has none. */
export function unitOf({ unit }: { unit: UnitName | null }): Unit | undefined {
  return unit === null ? undefined : UNITS[unit];
}

/** What a programme that counts in days calls a month. */
export const MONTH_DAYS = 30;

/** Narrow no-break space: a figure is never parted from its sign. */
const FIXED = "\u202f";

const plain = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const cents = new Intl.NumberFormat("fr-FR", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A tool writes the same few hundred for each of its cards. */
const MAX_WRITTEN = 2_000;
const writerOf = memoize(UNIT_NAMES.length + 1, (name: UnitName | null) =>
  memoize(MAX_WRITTEN, (value: number) => writeQuantity(value, name)),
);

/** A number and what it counts: `4.9` and `EUR/mois` give « 4,90 € par mois ». Nothing is embellished: 0 stays 0. */
export function formatQuantity(value: number, name: UnitName | null): string {
  // A zero with a sign, which somebody may type, is a zero.
  return writerOf(name)(value + 0);
}

function writeQuantity(value: number, name: UnitName | null): string {
  const unit = unitOf({ unit: name });
  if (!unit) return plain.format(value);
  if (unit.of === "calendar year") return String(value);
  const number = unit.of === "EUR" && !Number.isInteger(value) ? cents : plain;
  return (
    number.format(value) + FIXED + (Math.abs(value) === 1 ? (unit.one ?? unit.text) : unit.text)
  );
}
