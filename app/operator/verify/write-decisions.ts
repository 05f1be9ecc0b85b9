// What was decided, written into the catalogue's files: the value, its sentences, their dates, and no other line.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredChange } from "../../build/catalogue/schema.ts";
import { formatFact } from "../../catalogue/write-fact.ts";
import { OperatorError } from "../terminal.ts";
import type { Cited, Value } from "./citations.ts";
import { type Decision, writeWhole } from "./round-state.ts";

/** What of a file is written here. */
type Stored = {
  value: unknown;
  unit?: unknown;
  asOf?: string | null;
  checked?: string | null;
  sources: Record<string, string | null>;
  others?: unknown[];
};
type StoredFile = { sources: Record<string, { asOf: string | null }>; changes?: StoredChange[] };

/** What was decided of one source of a value. */
type Change = { cited: Cited; decision: Decision };

type WriteSummary = {
  /** Below the catalogue's folder. */
  files: string[];
  /** What a person should know of, in French. */
  changed: string[];
  gone: string[];
  /** Facts that were read again and are still so. */
  same: number;
};

/**
 * Writes all decisions.
 * @param all every value of the catalogue with its sources, as the files say it now
 * @throws {OperatorError} where a file is laid out in another way than `JSON.stringify` does: all its lines would change
 */
export function writeDecisions(
  folder: string,
  all: readonly Cited[],
  decisions: ReadonlyMap<string, Decision>,
): WriteSummary {
  const summary: WriteSummary = { files: [], changed: [], gone: [], same: 0 };
  for (const [file, cited] of Map.groupBy(all, (each) => each.file)) {
    if (!cited.some(({ key }) => decisions.has(key))) continue;
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    const data: StoredFile = JSON.parse(text);
    if (print(data) !== text)
      throw new OperatorError(`${path} n'est pas mis en page comme les autres.`);
    for (const ofValue of Map.groupBy(cited, ({ id }) => id).values())
      writeValue(data, ofValue, decisions, summary);
    if (print(data) === text) continue;
    writeWhole(path, print(data));
    summary.files.push(file);
  }
  return summary;
}

function print(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** All that was decided of one value. */
function writeValue(
  data: StoredFile,
  ofValue: readonly Cited[],
  decisions: ReadonlyMap<string, Decision>,
  summary: WriteSummary,
): void {
  const decided = ofValue.flatMap((cited) => {
    const decision = decisions.get(cited.key);
    return decision ? [{ cited, decision }] : [];
  });
  const [first] = decided;
  if (!first) return;
  const target = first.cited.place.reduce<unknown>(
    (at, name) => Reflect.get(Object(at), name),
    data,
  ) as Stored;
  for (const { cited, decision } of decided) {
    const { sourceId, id, sourceKey } = cited;
    if (decision.kind === "gone") {
      target.sources[sourceId] = null;
      summary.gone.push(`${id}, selon ${sourceKey}`);
      continue;
    }
    if (decision.sentence !== undefined) target.sources[sourceId] = decision.sentence;
    const source = data.sources[sourceId];
    if (source) source.asOf = later(source.asOf, decision.day);
  }
  const fresh = decided.filter(({ decision }) => decision.kind !== "gone");
  const change = fresh.find(({ decision }) => decision.kind === "changed");
  const agreed = fresh.filter(({ decision }) => decision.kind === "same");
  if (!change && agreed.length > 0) summary.same += 1;
  const isChanged = change && takeChange(target, change, ofValue, decisions, summary);
  if (isChanged && !change.decision.isCorrection) recordChange(data, change, target);
  const dating = isChanged ? [change] : agreed;
  for (const { decision } of dating) {
    const field = "checked" in target ? "checked" : "asOf";
    target[field] = later(target[field] ?? null, decision.day);
  }
}

/** What the firm changed, for its page and those who read the catalogue; what others still deny is no change yet. */
function recordChange(
  data: StoredFile,
  { cited: { id, place, value: was }, decision: { day, value: now = was } }: Change,
  { others, sources }: Stored,
): void {
  if (others || place.includes("others")) return;
  const fact = id.slice(id.startsWith("referral.") ? id.indexOf(".", 9) + 1 : id.indexOf(".") + 1);
  data.changes = [...(data.changes ?? []), { on: day, dated: "seen", fact, was, now, sources }];
}

/**
 * A new value takes the old one's place, and those who still say the old one stand beside it as « others »; one that only a
 * weak source says, against an authority or the firm, is itself what others say. @returns whether it is the value now
 */
function takeChange(
  target: Stored,
  { cited, decision }: Change,
  ofValue: readonly Cited[],
  decisions: ReadonlyMap<string, Decision>,
  summary: WriteSummary,
): boolean {
  const [before, after] = [cited.value, decision.value ?? cited.value];
  const states = (value: Value) => (each: Cited) => {
    const own = decisions.get(each.key);
    if (own?.kind === "gone") return false;
    return JSON.stringify(own?.value ?? each.value) === JSON.stringify(value);
  };
  const [forBefore, forAfter] = [ofValue.filter(states(before)), ofValue.filter(states(after))];
  const staysBefore = forBefore.some(isStrong) && !forAfter.some(isStrong);
  const words = (value: Value) => formatFact({ value, unit: cited.unit });
  const line = `${cited.id} : ${words(before)} → ${words(after)}`;
  // A source that was not read again in this round does not deny the new value, unless a stronger one keeps the old.
  const denying = staysBefore ? forAfter : forBefore.filter(({ key }) => decisions.has(key));
  const stating = Object.fromEntries(
    denying.map(({ sourceId: id }) => [id, target.sources[id] ?? null]),
  );
  const keep = new Set((staysBefore ? forBefore : forAfter).map(({ sourceId }) => sourceId));
  target.sources = Object.fromEntries(
    Object.entries(target.sources).filter(([id]) => keep.has(id)),
  );
  if (!staysBefore) target.value = after;
  const isAmongOthers = cited.place.includes("others");
  if (denying.length > 0 && !isAmongOthers) {
    const unit = target.unit === undefined ? {} : { unit: target.unit };
    const other = {
      value: staysBefore ? after : before,
      ...unit,
      asOf: decision.day,
      sources: stating,
    };
    target.others = [...(target.others ?? []), other];
  }
  summary.changed.push(
    denying.length > 0 ? `${line} (contesté : les sources se contredisent)` : line,
  );
  return !staysBefore;
}

function isStrong({ source }: Cited): boolean {
  return ["firm", "authority", "law"].includes(source.kind) && source.caution === undefined;
}

/** The later of two dates; a day of a month is later than the month alone. */
function later(date: string | null, day: string): string {
  return date !== null && date.slice(0, 10) > day ? date : day;
}
