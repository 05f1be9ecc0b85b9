// What `set` is about to write, and what visitors will see of it. Pure; euros.
import { checkFields, deriveGlobalValues, readAmount } from "../amounts/document.server.ts";
import { gainsOf } from "../amounts/gains.ts";
import { GAIN_LINES } from "../amounts/kinds.server.ts";
import { OFFERS } from "../amounts/offers.ts";
import { BOOSTS, type CheckedFields, type DocumentField } from "../amounts/values.ts";
import { isKnownField, suggestField } from "./check-document.ts";
import { show } from "./describe-document.ts";
import type { FieldChanges } from "./firestore.ts";
import { UsageError } from "./terminal.ts";

/** The word that takes an amount away; an empty value does too. */
export const NOTHING = "rien";

/**
 * The changes that « FIELD=VALUE » words ask for.
 * @throws {UsageError} where a field is unknown or named twice, or its value is none that the site would show
 */
export function parseChanges(words: readonly string[]): FieldChanges {
  if (words.length === 0) throw new UsageError("Il manque au moins un CHAMP=VALEUR.");
  const changes: FieldChanges = {};
  for (const word of words) {
    const [, field = "", value = ""] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
    if (!word.includes("="))
      throw new UsageError(`« ${word} » n'est pas de la forme CHAMP=VALEUR.`);
    if (!isKnownField(field))
      throw new UsageError(`Champ inconnu : ${field || "(vide)"}${suggestField(field)}.`);
    if (field in changes) throw new UsageError(`${field} est donné deux fois.`);
    changes[field] = readValue(field, value.trim());
  }
  return changes;
}

function readValue(field: string, value: string): number | null {
  const amount = readTypedAmount(value);
  if (amount !== undefined) return amount;
  throw new UsageError(
    `${field} : « ${value} » serait laissé de côté ; il faut un nombre de 0 à 100 000, sans unité, ou « ${NOTHING} ».`,
  );
}

/** The amount in euros that somebody typed: null for none, undefined for what the site would not show. */
export function readTypedAmount(text: string): number | null | undefined {
  const typed = text.trim();
  return typed === "" || typed.toLowerCase() === NOTHING ? null : readAmount(typed);
}

/** The changes that change anything: a field whose amount is the same already, as a number, is left out. */
export function withoutRepeats(
  changes: FieldChanges,
  present: Readonly<Record<string, unknown>>,
): FieldChanges {
  const news = Object.entries(changes).filter(([field, euros]) =>
    euros === null ? Object.hasOwn(present, field) : present[field] !== euros,
  );
  return Object.fromEntries(news);
}

/** The fields as they are once that is written. */
export function applyChanges(changes: FieldChanges, fields: CheckedFields): CheckedFields {
  const after: CheckedFields = { ...fields };
  for (const [field, euros] of Object.entries(changes) as [DocumentField, number | null][]) {
    if (euros === null) delete after[field];
    else after[field] = euros;
  }
  return after;
}

/**
 * What is written, field by field, then what changes on the site, as lines for a terminal.
 * @param shown what the site shows now; where that is not known, the document stands for it
 */
export function describeChanges(
  changes: FieldChanges,
  present: Readonly<Record<string, unknown>>,
  shown?: CheckedFields,
): string[] {
  const before = shown ?? checkFields(present).fields;
  const seen = describeSite(before, applyChanges(changes, before));
  return [
    "Dans le document primes_parrainage :",
    ...Object.entries(changes).map(
      ([field, euros]) =>
        `  ${field} : ${showField(present[field])} → ${euros === null ? "supprimé" : show(euros)}`,
    ),
    ...(seen.length > 0 ? ["Sur le site :", ...seen] : ["Sur le site : rien ne change."]),
  ];
}

/** Sums and boosts that differ. An offer of Hello bank! stands here for its pair too: both show the one shared field. */
function describeSite(before: CheckedFields, after: CheckedFields): string[] {
  const [was, willBe] = [deriveGlobalValues(before), deriveGlobalValues(after)];
  const offers = OFFERS.flatMap(({ code, name }) => {
    const [old, next] = [gainsOf(was, code), gainsOf(willBe, code)];
    const parts = GAIN_LINES.filter(({ gain, changed }) => changed && old[gain] !== next[gain]).map(
      ({ gain, changed }) => `${changed} ${show(old[gain])} → ${show(next[gain])}`,
    );
    return parts.length > 0 ? [`  ${name} : ${parts.join(", ")}`] : [];
  });
  const boosts = BOOSTS.filter(({ key }) => was[key] !== willBe[key]).map(
    ({ key }) => `  ${key} : ${willBe[key] ? "non → oui" : "oui → non"}`,
  );
  return [...offers, ...boosts];
}

function showField(value: unknown): string {
  const amount = readAmount(value);
  if (value === undefined) return "–";
  return amount === undefined ? JSON.stringify(value) : show(amount);
}
