// What the site knows before Firestore fails: six states of its memory and of KV.

import type { CheckedFields } from "../../../app/amounts/values.ts";
import { AMOUNTS_KEY, type DatedFields } from "../../../workers/amounts/amounts-kv.ts";
import { DAY_MS, eventually } from "../scene.ts";
import { type MatrixFirestore, sendDocument } from "./firestore.ts";
import type { Stage } from "./stage.ts";
import type { Scene } from "./stage-script.ts";

/** The amounts that an earlier reading gave. */
export const OLD: CheckedFields = { PRIME_FILLEUL_N26: 1111 };

/** Older than amounts are fresh, so that the next visit has them read again. */
const STALE_MS = 8 * 60_000;

export type State = {
  name: string;
  /** How old the amounts are that a page can show; null where there are none. */
  ageMs: number | null;
  /** Whether they are in the isolate's memory and not in KV. */
  isMemoryAlone?: boolean;
  /** Amounts in KV that nobody can read. */
  hasUnreadable?: boolean;
  kv?: Scene["kv"];
};

export const STATES: readonly State[] = [
  { name: "all cold", ageMs: null },
  { name: "memory only", ageMs: STALE_MS, isMemoryAlone: true },
  { name: "KV only", ageMs: STALE_MS },
  { name: "KV throws on get", ageMs: null, hasUnreadable: true, kv: "get throws" },
  { name: "KV throws on put", ageMs: STALE_MS, kv: "put throws" },
  { name: "stale by a day", ageMs: DAY_MS },
];

/** What KV holds of the amounts, as it stands there; null for nothing. */
export async function storedIn(stage: Stage, cell: string): Promise<DatedFields | null> {
  return (await stage.stored(cell, AMOUNTS_KEY)) as DatedFields | null;
}

/**
 * Brings a cell into the state.
 * @returns when the amounts were read that it can show, in ms since the epoch; null for none
 */
export async function bringInto(
  state: State,
  cell: string,
  { stage, firestore }: { stage: Stage; firestore: MatrixFirestore },
): Promise<number | null> {
  if (state.isMemoryAlone) return warmMemory(cell, -STALE_MS, stage, firestore);
  const readAt = Date.now() - (state.ageMs ?? STALE_MS);
  if (state.ageMs === null && !state.hasUnreadable) return null;
  const stored: DatedFields = { readAt, changedAt: null, cronAt: null, fields: OLD };
  await stage.store(cell, AMOUNTS_KEY, stored);
  return state.ageMs === null ? null : readAt;
}

/** A visit of some minutes ago, after which KV loses what it left there. */
async function warmMemory(
  cell: string,
  aheadMs: number,
  stage: Stage,
  firestore: MatrixFirestore,
): Promise<number | null> {
  firestore.set(cell, sendDocument(OLD));
  await (await stage.visit("/contact", { cell, aheadMs })).text();
  await eventually(async () => {
    if (!(await storedIn(stage, cell))) throw new Error("Nothing is in KV yet.");
  });
  const readAt = (await storedIn(stage, cell))?.readAt ?? null;
  await stage.forget(cell, AMOUNTS_KEY);
  return readAt;
}
