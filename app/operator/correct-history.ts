// `npm run history -- correct`: what the record took for true and was not. Nothing is rewritten; a row stands beside it.
import { formatRecorded } from "../amounts/euros.ts";
import { correctChanges } from "../amounts/history/correct-changes.server.ts";
import { type HistoryRecord, timeOf } from "../amounts/history/record.server.ts";
import { DOCUMENT_KINDS, type DocumentField } from "../amounts/values.ts";
import { DAY_MS, formatMoment } from "../ui/dates.ts";
import { isKnownField, readFieldOf } from "./check-document.ts";
import { type HistoryPlace, queryRecord, writeRows } from "./history-database.ts";
import { NOTHING, readTypedAmount } from "./planned-change.ts";
import { confirm, OperatorError, UsageError } from "./terminal.ts";

/** Visitors read it beside the amounts. */
const LONGEST_REASON = 300;

type Typed = Partial<Record<"du" | "au" | "valeur" | "motif", string>>;

/** A correction that is well formed. */
type Wanted = ReturnType<typeof readCorrection>;

/**
 * @param words « N26 FILLEUL », or the field's own name
 * @throws {UsageError} where a word is missing or malformed, in words that say which
 */
export function readCorrection(words: readonly string[], typed: Typed, now: number) {
  const field = readField(words);
  const from = readMoment("--du", typed.du, 0);
  const until = Math.min(readMoment("--au", typed.au, 1), now);
  if (from > now) throw new UsageError("--du est dans l'avenir.");
  if (until <= from) throw new UsageError("--au vient avant --du : rien n'est entre les deux.");
  return { field, from, until, euros: readValue(typed.valeur), reason: readReason(typed.motif) };
}

function readField(words: readonly string[]): DocumentField {
  const [code, kind] = words.map((word) => word.toUpperCase());
  if (!code) throw new UsageError("Il manque un CODE et un MONTANT (N26 FILLEUL).");
  if (isKnownField(code) && !kind) return code;
  if (!kind)
    throw new UsageError(`Il manque un MONTANT après le code (${DOCUMENT_KINDS.join(", ")}).`);
  return readFieldOf(code, kind, words.join(" "));
}

/** « 2026-11-20 », « 2026-11-20T14:05 », in Paris. @param days of a bare day, how many later it ends */
function readMoment(option: string, text: string | undefined, days: number): number {
  if (!text) throw new UsageError(`Il manque ${option} (2026-11-20, ou 2026-11-20T14:05).`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isMinute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text);
  const utc = isDay || isMinute ? Date.parse(isDay ? `${text}T00:00Z` : `${text}Z`) : Number.NaN;
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== text.slice(0, 10))
    throw new UsageError(
      `${option} : « ${text} » n'est pas une date (2026-11-20, ou 2026-11-20T14:05, heure de Paris).`,
    );
  return inParis(utc + (isDay ? days * DAY_MS : 0));
}

/** The moment at which clocks in Paris show what they show in UTC at `utc`. */
function inParis(utc: number): number {
  const [zone = ""] = ZONE.format(utc).match(/[+-]\d{2}:\d{2}/) ?? [];
  return Date.parse(`${new Date(utc).toISOString().slice(0, -1)}${zone || "Z"}`);
}

const ZONE = new Intl.DateTimeFormat("en", {
  timeZone: "Europe/Paris",
  timeZoneName: "longOffset",
});

function readValue(text: string | undefined): number | null {
  if (text === undefined)
    throw new UsageError(`Il manque --valeur : le montant vrai, ou « ${NOTHING} ».`);
  const euros = readTypedAmount(text);
  if (euros === undefined)
    throw new UsageError(
      `--valeur : « ${text} » n'est pas un montant ; il faut un nombre de 0 à 100 000, sans unité, ou « ${NOTHING} ».`,
    );
  return euros;
}

function readReason(text = ""): string {
  const reason = text.trim();
  if (reason === "")
    throw new UsageError("Il manque --motif : pourquoi, en une phrase que les visiteurs lisent.");
  if (reason.length > LONGEST_REASON || /\p{Cc}/u.test(reason))
    throw new UsageError(`--motif : une seule ligne, de ${LONGEST_REASON} caractères au plus.`);
  return reason;
}

/** Shows what is taken back, asks, and writes it. @returns the code of the command's end @throws {OperatorError} where nothing is wrong there */
export async function correctHistory(
  wanted: Wanted,
  place: HistoryPlace,
  { now, isAgreed }: { now: number; isAgreed: boolean },
): Promise<number> {
  const record = await queryRecord(place, wanted.field);
  const levels = levelsOf(record, now).filter(
    ({ from, until, euros }) =>
      until > wanted.from && from < wanted.until && euros !== wanted.euros,
  );
  const [first] = levels;
  if (!first)
    throw new OperatorError(
      `Rien à corriger : du ${formatMoment(wanted.from)} au ${formatMoment(wanted.until)}, le relevé de ${wanted.field} ne dit rien d'autre que ${formatRecorded(wanted.euros)}.`,
    );
  const left = levels.filter(({ from, until }) => from < wanted.from || until > wanted.until);
  console.log(
    [
      `Le relevé de ${wanted.field} :`,
      ...levels.map(
        ({ from, until, euros }) =>
          `  ${formatRecorded(euros)} : du ${formatMoment(from)} au ${formatMoment(until)}`,
      ),
      `Du ${formatMoment(wanted.from)} au ${formatMoment(wanted.until)}, il est corrigé en ${formatRecorded(wanted.euros)} : ${wanted.reason}`,
      ...left.map(
        ({ euros }) =>
          `Attention : ${formatRecorded(euros)} dépasse ces bornes, et y reste compté.`,
      ),
      "Les deux restent dans l'historique ; la correction paraît sur /corrections.",
    ].join("\n"),
  );
  if (!(await confirm("Corriger ?", isAgreed))) return 1;
  await writeRows(place, statementsOf(wanted, now));
  console.log(
    "Corrigé. Le prochain passage du cron (cinq minutes) l'écrit dans KV, et le site le montre.",
  );
  return 0;
}

/** What writes a correction beside the record, by which the cron sees that it is new. @param now ms since the epoch */
export function statementsOf({ field, from, until, euros, reason }: Wanted, now: number): string[] {
  return [
    `INSERT INTO correction (field, from_at, until_at, euros, reason, written_at) VALUES ('${field}', ${from}, ${until}, ${euros ?? "NULL"}, '${reason.replaceAll("'", "''")}', ${now})`,
    "INSERT INTO about (name, value) SELECT 'corrections', CAST(max(id) AS TEXT) FROM correction WHERE true ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  ];
}

function levelsOf(record: HistoryRecord, now: number) {
  return correctChanges(record).map((each, at, all) => {
    const next = all[at + 1];
    return {
      from: timeOf(each, record.watches),
      until: next ? timeOf(next, record.watches) : now,
      euros: each.to,
    };
  });
}
