// What the round has read and decided, in a private folder: written after every step, so that nothing is lost on Ctrl-C.
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { z } from "zod";
import { ageInDays } from "../../build/catalogue/ages.ts";
import { dayInParis } from "../../ui/dates.ts";

const day = z.iso.date();

const readSchema = z.object({
  state: z.enum(["read", "gone"]),
  day,
  /** Of the text, and of the text that was read before it. */
  hash: z.string(),
  before: z.string().optional(),
});

const decisionSchema = z.object({
  kind: z.enum(["same", "changed", "gone", "later"]),
  /** When the page was read. */
  day,
  sentence: z.string().optional(),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).optional(),
  /** The firm changed nothing: what stood in the catalogue was wrong. */
  isCorrection: z.boolean().optional(),
  isWritten: z.boolean().optional(),
});

const stateSchema = z.object({
  /** By address, or by the name of a source whose page a person has put there. */
  reads: z.record(z.string(), readSchema),
  decisions: z.record(z.string(), decisionSchema),
  /** The line that a sentence stood in when it was last agreed to. */
  lines: z.record(z.string(), z.string()),
});

/** A text that was read, or the answer that its page is gone. */
export type Reading = z.infer<typeof readSchema>;
/** What a person, or an unchanged page, says of one source of one value. */
export type Decision = z.infer<typeof decisionSchema>;

/** A text is read again, and what was put off asked again, after these days; what is gone after those. */
const FRESH_DAYS = 7;
const ROUND_DAYS = 20;

export class RoundState {
  readonly #folder: string;
  readonly #now: Date;
  readonly #state: z.infer<typeof stateSchema>;

  /** @throws where its file is none of ours */
  constructor(folder: string, now: Date) {
    this.#folder = folder;
    this.#now = now;
    for (const part of ["textes", "deposes"]) mkdirSync(join(folder, part), { recursive: true });
    const file = this.#file;
    this.#state = existsSync(file)
      ? stateSchema.parse(JSON.parse(readFileSync(file, "utf8")))
      : { reads: {}, decisions: {}, lines: {} };
  }

  get #file(): string {
    return join(this.#folder, "etat.json");
  }

  /** A reading of the last days. */
  freshReading(name: string): Reading | undefined {
    const reading = this.#state.reads[name];
    return reading && ageInDays(reading.day, this.#now) < FRESH_DAYS ? reading : undefined;
  }

  /** Saves a text, or that its page is gone (null). */
  saveReading(name: string, text: string | null): Reading {
    const before = this.#state.reads[name]?.hash;
    const hash = text === null ? (before ?? "") : digest(text);
    if (text !== null) writeWhole(this.#textFile(name), text);
    const today = dayInParis(this.#now.getTime());
    const state = text === null ? "gone" : "read";
    const reading: Reading = { state, day: today, hash, ...(before && { before }) };
    this.#state.reads[name] = reading;
    this.#save();
    return reading;
  }

  textOf(name: string): string {
    return readFileSync(this.#textFile(name), "utf8");
  }

  #textFile(name: string): string {
    return join(this.#folder, "textes", `${digest(name)}.txt`);
  }

  /** What was decided in this round. */
  decision(key: string): Decision | undefined {
    const known = this.#state.decisions[key];
    // What the catalogue does not hold yet is never forgotten.
    if (!known || (known.kind !== "later" && !known.isWritten)) return known;
    const most = known.kind === "later" ? FRESH_DAYS : ROUND_DAYS;
    return ageInDays(known.day, this.#now) < most ? known : undefined;
  }

  /** @param line the line that the sentence stands in */
  decide(key: string, decision: Decision, line?: string): void {
    this.#state.decisions[key] = decision;
    if (line !== undefined) this.#state.lines[key] = line;
    this.#save();
  }

  knownLine(key: string): string | undefined {
    return this.#state.lines[key];
  }

  /** Decisions that the catalogue does not hold yet. */
  unwritten(): Map<string, Decision> {
    const all = Object.entries(this.#state.decisions);
    return new Map(all.filter(([, { kind, isWritten }]) => !isWritten && kind !== "later"));
  }

  markWritten(keys: Iterable<string>): void {
    for (const key of keys) {
      const decision = this.#state.decisions[key];
      if (decision) decision.isWritten = true;
    }
    this.#save();
  }

  /** A file that a person has put there for a source in the last days, by the source's name. */
  deposit(sourceKey: string): { path: string; day: string } | undefined {
    const folder = join(this.#folder, "deposes");
    const file = readdirSync(folder).find(
      (name) => name.slice(0, -extname(name).length) === sourceKey,
    );
    if (!file) return undefined;
    const path = join(folder, file);
    const put = dayInParis(statSync(path).mtimeMs);
    return ageInDays(put, this.#now) < FRESH_DAYS ? { path, day: put } : undefined;
  }

  /** Puts a file there. @returns where */
  addDeposit(sourceKey: string, path: string): string {
    const target = join(this.#folder, "deposes", `${sourceKey}${extname(path).toLowerCase()}`);
    copyFileSync(path, target);
    return target;
  }

  #save(): void {
    writeWhole(this.#file, `${JSON.stringify(this.#state, null, 1)}\n`);
  }
}

/** Whoever reads the file finds it whole: as it was, or as it is now. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
