// What a text lacks until it is sent: the site's origin, what was read of an offer. Slots stand in characters that no
// text may hold (private use); those of plain amounts are the same as in HTML (app/amounts/euros.ts).

import { chooseDay } from "../../app/amounts/by-day.ts";
import { fillSlotsOfText, formatEuros, writeDoubt } from "../../app/amounts/euros.ts";
import { type Gains, gainsOf, isBoosted } from "../../app/amounts/gains.ts";
import { OFFERS, type OfferCode } from "../../app/amounts/offers.ts";
import { describeDoubt, describeReadAt, type Reading } from "../../app/amounts/reading.ts";
import { isPromised, judge, type Standing, type Standings } from "../../app/amounts/standing.ts";
import type { AmountKind, Euros } from "../../app/amounts/values.ts";
import { describeCorrection, namesOf } from "../../app/blocks/corrections/list.ts";
import { listCorrections } from "../../app/blocks/corrections/list-corrections.server.ts";
import { coteLines, titleOfCote } from "../../app/blocks/cote/lines.ts";
import { COLUMNS, readCoteQuery } from "../../app/blocks/cote/query.ts";
import { formatDate, iso } from "../../app/ui/dates.ts";

/** The canonical origin, without a slash at its end. */
export const ORIGIN_SLOT = writeSlot("site", "origin");
/** When the amounts were read, or that there are none: a sentence. */
export const READ_SLOT = writeSlot("read", "words");
/** The same as a date of YAML, or `null`. */
export const READ_AT_SLOT = writeSlot("read", "date");
/** The heading of the cote: of the day, or of the day on which it could last be read. */
export const COTE_SLOT = writeSlot("read", "cote");
/** What the history once took for true: a list, or that there is nothing. */
export const CORRECTIONS_SLOT = writeSlot("read", "corrections");

/** In place of a sum that a programme which is not known to pay euros has part in. */
const NO_SUM = "–";

/** A line of a list that has no sum to tell. */
const LINE_WITHOUT_SUM = new RegExp(`^- \\*\\*.+\\*\\* ${NO_SUM}\n`, "gm");

/** What a text may say of an offer beyond its plain amounts, and how it is written. */
const OF_OFFER = {
  /** What both get. */
  aDeux: ({ aDeux }, { why }) => (why ? NO_SUM : orUnavailable(aDeux)),
  /** What the sponsor keeps. */
  resteAuParrain: ({ resteAuParrain }) => orUnavailable(resteAuParrain),
  /**
   * What the firm itself owes the referee, and why nobody is known to owe it; no amount where the base has a sponsor's part
   * alone.
   */
  du: ({ ofProgramme, filleul }, { why }) => {
    if (ofProgramme === undefined && filleul != null) return "aucun montant connu";
    const amount = orUnavailable(ofProgramme);
    return why ? `${amount}\u202f: ${why}` : amount;
  },
  /** What rests on the sponsor's word alone. */
  promis: ({ partage }, _, standing) => {
    if (partage === undefined || partage === 0) return "rien d’après notre base";
    const part = orUnavailable(partage);
    return isPromised(standing) ? part : `${part} si votre parrain partage`;
  },
  /** Both together. */
  enTout: ({ filleul }, { why }, standing) =>
    why || !isPromised(standing) ? NO_SUM : orUnavailable(filleul),
} as const satisfies Record<
  string,
  (gains: Gains, judged: ReturnType<typeof judge>, standing: Standing | undefined) => string
>;

/** The amounts that each of them rests on: one in doubt is told beside it. */
const PARTS: Record<keyof typeof OF_OFFER, readonly AmountKind[]> = {
  aDeux: ["PARRAIN", "FILLEUL"],
  resteAuParrain: ["PARRAIN", "PARTAGE"],
  du: ["FILLEUL"],
  promis: ["PARTAGE"],
  enTout: ["PARTAGE_ET_FILLEUL"],
};

/** What a line of the cote begins with, until it is sent: by then its place among the others is known. */
const LINE = "line";

/** The mark of a line of the cote, to be written before its name. */
export function lineSlot(offerCode: OfferCode): string {
  return writeSlot(LINE, offerCode);
}

/** The slot of what is worked out for an offer. */
export function offerSlot(what: keyof typeof OF_OFFER | "boost", offerCode: OfferCode): string {
  return writeSlot(what, offerCode);
}

/** Whether a text shows anything that is read while the site runs. */
export function showsAmounts(text: string): boolean {
  return text.replaceAll(ORIGIN_SLOT, "").includes("\uE000");
}

/**
 * The text with all its slots filled.
 * @param origin without a slash at its end
 * @param reading undefined where none is needed
 * @param standings what is known of each programme today: an amount of one that is not there is owed by nobody
 * @param today in Paris, "2026-11-20"
 */
export function fillText(
  text: string,
  origin: string,
  reading: Reading | undefined,
  standings: Standings,
  today: string,
): string {
  const ordered = chooseDay(text, today).replace(COTE, (lines) =>
    orderLines(lines, reading, standings),
  );
  const filled = ordered.replace(SLOT, (_slot, what: string, of: string) => {
    if (what === LINE) return "";
    if (what === "site") return origin;
    if (what === "read") return OF_READING[of as keyof typeof OF_READING](reading);
    const offerCode = of as OfferCode;
    const values = reading?.globalValues;
    if (what === "boost") return isBoosted(values, offerCode) ? " (boosté)" : "";
    const gains = gainsOf(values, offerCode);
    const standing = standings[offerCode];
    const judged = judge(gains.ofProgramme, standing);
    const part = what as keyof typeof OF_OFFER;
    const doubts = PARTS[part].map((kind) => `PRIME_${kind}_${offerCode}` as const);
    return OF_OFFER[part](gains, judged, standing) + writeDoubt(describeDoubt(reading, ...doubts));
  });
  const plain = filled.replace(LINE_WITHOUT_SUM, "").replace(TABLE_WITH_SUMS, leaveOutEmptySums);
  return fillSlotsOfText(plain, reading);
}

/** A table with a column of what both get, as the cote has it. */
const TABLE_WITH_SUMS = new RegExp(`^\\|.*\\| ${COLUMNS["a-deux"]} \\|.*\n(?:\\|.*\n)+`, "gm");

/** The same table without the columns of sums in which no line has one. */
function leaveOutEmptySums(table: string): string {
  const rows = table.split("\n").map((row) => row.split(" | "));
  const [titles = [], , ...lines] = rows;
  const isShown = (_cell: string, place: number) =>
    !SUMS.includes(titles[place] ?? "") || lines.some((row) => (row[place] ?? NO_SUM) !== NO_SUM);
  return rows.map((row) => row.filter(isShown).join(" | ")).join("\n");
}

const SUMS: readonly string[] = [COLUMNS.filleul, COLUMNS["a-deux"]];

const OF_READING = {
  words: describeMoment,
  date: (reading: Reading | undefined) => iso(reading?.readAt ?? null) ?? "null",
  cote: titleOfCote,
  corrections: writeCorrections,
};

function writeCorrections(reading: Reading | undefined): string {
  const lines = listCorrections(reading?.history?.corrections ?? []).map(
    (line) => `- ${formatDate(line.writtenAt)} ${namesOf(line)}${describeCorrection(line)}`,
  );
  return lines.join("\n") || "Aucune correction.";
}

/** The lines of one cote in its usual order. */
function orderLines(text: string, reading: Reading | undefined, standings: Standings): string {
  const lines = text.trimEnd().split("\n");
  const byCode = new Map(lines.map((line) => [LINE_CODE.exec(line)?.[1], line]));
  const offers = OFFERS.filter(({ code }) => byCode.has(code));
  const data = { offers, values: reading?.globalValues, answers: {}, standings };
  const inOrder = coteLines(data, readCoteQuery(new URLSearchParams()));
  return `${inOrder.map(({ offer }) => byCode.get(offer.code)).join("\n")}\n`;
}

const LINE_CODE = new RegExp(`\uE000${LINE}\\.(\\w+)\uE001`);
/** They follow each other without a gap. */
const COTE = new RegExp(`(?:^.*${LINE_CODE.source}.*\n)+`, "gm");

/** Two words where a plain amount has one. */
const SLOT = /\uE000(\w+)\.(\w+)\uE001/g;

function writeSlot(what: string, of: string): string {
  return `\uE000${what}.${of}\uE001`;
}

function orUnavailable(euros: Euros): string {
  return euros == null ? "montant indisponible" : formatEuros(euros);
}

function describeMoment(reading: Reading | undefined): string {
  const read = describeReadAt(reading);
  return read ? `Montants lus dans notre base ${read}.` : "Montants indisponibles pour le moment.";
}
