// What the operator reads about a document: each offer's amounts, the sums and boosts the site
// derives, and the fields it leaves out. Text for a terminal.
import { checkFields, countAmounts, deriveGlobalValues } from "../amounts/document.server.ts";
import { formatEuros } from "../amounts/euros.ts";
import { KINDS } from "../amounts/kinds.server.ts";
import { OFFERS } from "../amounts/offers.ts";
import { AMOUNT_KINDS, BOOSTS, type GlobalValues, HELLO_FIELD } from "../amounts/values.ts";
import { plural } from "../ui/plural.ts";
import { alignColumns } from "./terminal.ts";

/** The report on a document's plain values, by field name. */
export function describeDocument(values: Readonly<Record<string, unknown>>): string {
  const { fields, leftOut } = checkFields(values);
  const globalValues = deriveGlobalValues(fields);
  return [
    describeCount(values),
    ...listAmounts(globalValues),
    `${HELLO_FIELD} (Hello Prime et Hello One) : ${show(globalValues[HELLO_FIELD])}`,
    "Offres boostées :",
    ...BOOSTS.map(
      ({ key, field, from }) =>
        `  ${key} : ${globalValues[key] ? "oui" : "non"} (${field} ≥ ${formatEuros(from)})`,
    ),
    ...describeLeftOut(values, leftOut),
  ].join("\n");
}

/** « Document primes_parrainage : 3 champs lus, 1 laissé de côté. » */
export function describeCount(values: Readonly<Record<string, unknown>>): string {
  const { fields, leftOut } = checkFields(values);
  const read = plural(countAmounts(fields), "champ lu", "champs lus");
  return `Document primes_parrainage : ${read}, ${plural(leftOut.length, "laissé")} de côté.`;
}

/** A line for each field that is there and holds no amount, below what an amount is; none where all do. */
export function describeLeftOut(
  values: Readonly<Record<string, unknown>>,
  leftOut: readonly string[],
): string[] {
  if (leftOut.length === 0) return [];
  return [
    "Champs laissés de côté (il faut un nombre de 0 à 100 000, sans unité) :",
    ...leftOut.map((field) => `  ${field} : ${showValue(values[field])}`),
  ];
}

/** JSON would write NaN and Infinity as null, which is exactly what the operator must see. */
function showValue(value: unknown): string {
  return typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
}

function listAmounts(values: GlobalValues): string[] {
  const rows = [
    ["Offre", ...AMOUNT_KINDS.map((kind) => KINDS[kind].column)],
    ...OFFERS.map(({ code }) => [
      code,
      ...AMOUNT_KINDS.map((kind) => show(values[`PRIME_${kind}_${code}`])),
    ]),
  ];
  return alignColumns(rows, (column) => column > 0);
}

/** "80 €", or a dash where there is no amount. */
export function show(amount: number | null | undefined): string {
  if (amount === null) return "invalide";
  return amount === undefined ? "–" : formatEuros(amount);
}
