// The site and its Firestore, as most tests of this folder need them.
import { afterAll, beforeAll, expect, vi } from "vitest";
import { CONFIRMED_GONE, confirmationField } from "../../app/amounts/document.server.ts";
import type { HistoryRecord } from "../../app/amounts/history/record.server.ts";
import { summarise } from "../../app/amounts/history/summary.server.ts";
import type { CheckedFields, DocumentField } from "../../app/amounts/values.ts";
import { AMOUNTS_KEY } from "../../workers/amounts/amounts-kv.ts";
import { RECORD_KEY, SUMMARY_KEY } from "../../workers/history/history-kv.ts";
import type { StandInDocument } from "../local/firestore/document-source.ts";
import type { FailMode } from "../local/firestore/fail-mode.ts";
import { startFirestore } from "../local/firestore/start-firestore.ts";
import { plain } from "./read-html.ts";
import { type Site, type SiteOptions, startSite } from "./start-site.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** An amount that no page can hold by chance, as a page writes it. */
export const AMOUNT = "4 321 €";
export const DOCUMENT: CheckedFields = { PRIME_FILLEUL_N26: 4321, PRIME_PARTAGE_N26: 7 };

/** A page that shows the amount of N26's referee, and the words where there is none. */
export const PAGE = "/banque/n26";
export const NO_AMOUNT = "montant indisponible";

type Scene = Omit<SiteOptions, "firestoreHost"> & {
  document?: StandInDocument;
  fail?: FailMode;
  /** Amounts that an earlier reading left in KV. */
  stored?: { readAt: number; cronAt?: number; fields: CheckedFields };
  /** Every change, as the cron left it in KV, and its summary. */
  record?: HistoryRecord;
};

/** Starts both; use with `await using`. */
export async function openScene({
  document = DOCUMENT,
  fail = "none",
  stored,
  record,
  ...options
}: Scene = {}) {
  const firestore = await startFirestore({ document });
  firestore.fail(fail);
  const site = await startSite({ ...options, firestoreHost: firestore.host });
  if (stored) await put(site, AMOUNTS_KEY, stored);
  if (record) {
    await put(site, RECORD_KEY, record);
    await put(site, SUMMARY_KEY, summarise(record) ?? {});
  }
  return {
    firestore,
    site,
    async [Symbol.asyncDispose]() {
      await site.close();
      await firestore.close();
    },
  };
}

/** One of both for all tests of a file: started before the first, stopped after the last. Nothing that is asked of it leaves a word of a fault. */
export function shareScene(options?: Scene) {
  let scene: Awaited<ReturnType<typeof openScene>> | undefined;
  beforeAll(async () => {
    scene = await openScene(options);
  });
  afterAll(async () => {
    const faults = scene?.site.faults();
    await scene?.[Symbol.asyncDispose]();
    expect(faults).toEqual([]);
  });
  const opened = () => {
    if (!scene) throw new Error("The site is asked before the tests begin.");
    return scene;
  };
  return {
    get site() {
      return opened().site;
    },
    get firestore() {
      return opened().firestore;
    },
    /** A page as it is read, with ordinary spaces. */
    read: (path: string) => readPlain(opened().site, path),
  };
}

/** A page of a site as it is read, with ordinary spaces. */
export async function readPlain(site: Site, path: string): Promise<string> {
  const response = await site.fetch(path);
  expect(response.status, path).toBe(200);
  return plain(await response.text());
}

/** The document of a person who has confirmed all that it says. @param gone fields that it no longer has */
export function confirmed(
  document: Readonly<Record<string, unknown>>,
  ...gone: DocumentField[]
): Record<string, unknown> {
  const words = [...Object.entries(document), ...gone.map((field) => [field, CONFIRMED_GONE])].map(
    ([field, value]) => [confirmationField(field as DocumentField), value],
  );
  return { ...document, ...Object.fromEntries(words) };
}

/** What the Worker has put in KV; null where it has not. */
export async function storedAmounts(site: Site): Promise<unknown> {
  return (await site.kv()).get(AMOUNTS_KEY, "json");
}

/** Waits for what follows an answer: a write to KV, a line in the log. */
export function eventually(expectation: () => unknown): Promise<unknown> {
  return vi.waitFor(expectation, { timeout: 60_000 });
}

/** The amounts in a page's HTML as a person reads them, each once, with ordinary spaces. */
export function amountsIn(html: string): string[] {
  const slots = html.matchAll(/<span class="amount(?: amount--none)?">([^<]*)</g);
  return [...new Set(Array.from(slots, ([, text = ""]) => text.replace(/\s/g, " ")))];
}

/** Whether a page was sent with amounts still on their way. */
export function hasPendingAmounts(html: string): boolean {
  // The styles in the page's head name the class too: only an element shows an amount.
  return html.includes('class="amount amount--pending"');
}

async function put(site: Site, key: string, value: object): Promise<void> {
  await (await site.kv()).put(key, JSON.stringify(value));
}
