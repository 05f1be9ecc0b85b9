// Google's own SDK and our reader, on the same documents: they see the same amounts.

import fc from "fast-check";
import { deleteApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from "firebase/firestore/lite";
import { afterEach, expect, test, vi } from "vitest";
import { checkFields, DOCUMENT_FIELDS } from "../../../app/amounts/document.server.ts";
import { readDocument } from "../../../workers/amounts/firestore.ts";
import example from "../../local/firestore/primes.example.json" with { type: "json" };
import { serve } from "./scene.ts";

const PROJECT = "demo-primes";

afterEach(() => {
  vi.restoreAllMocks();
});

const ODD_VALUES = {
  "an integer": 80,
  "a zero": 0,
  "a minus zero": -0,
  "a double": 7.5,
  "a negative number": -1,
  "a huge number": 100_001,
  "an integer beyond 2^53": { integerValue: "9223372036854775807" },
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  "minus Infinity": Number.NEGATIVE_INFINITY,
  "a number in a string": "80",
  "a French decimal": "80,50",
  "an English decimal": "80.50",
  "an amount with its unit": "80 €",
  "an empty string": "",
  "a boolean": true,
  null: null,
  "a list": [80],
  "an empty list": [],
  "a map": { montant: 80 },
  "an empty map": {},
  "a date": { timestampValue: "2026-11-20T12:00:00Z" },
  "a place": { geoPointValue: { latitude: 48, longitude: 2 } },
  "raw bytes": { bytesValue: "ODA=" },
  "a reference": {
    referenceValue: `projects/${PROJECT}/databases/(default)/documents/primes/autre`,
  },
};

test("the SDK and our reader agree on the example document", async () => {
  const { ours, theirs } = await readBoth(example);
  expect(ours).toEqual(theirs);
  expect(ours?.leftOut).toEqual([]);
});

test.each(Object.entries(ODD_VALUES))(
  "the SDK and our reader agree on %s",
  async (_name, value) => {
    const { ours, theirs } = await readBoth({ PRIME_FILLEUL_N26: value, PRIME_PARRAIN_N26: 35 });
    expect(ours).toEqual(theirs);
    expect(ours?.fields.PRIME_PARRAIN_N26).toBe(35);
  },
);

test("the SDK and our reader agree on an empty document, and on none", async () => {
  expect(await readBoth({})).toEqual({
    ours: { fields: {}, leftOut: [] },
    theirs: { fields: {}, leftOut: [] },
  });
  expect(await readBoth(null)).toEqual({ ours: null, theirs: null });
});

test("the SDK and our reader agree on any document", async () => {
  const value = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.boolean(), fc.constant(null));
  const documents = fc.dictionary(fc.constantFrom(...DOCUMENT_FIELDS), value);
  await using firestore = await serve(null);
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      firestore.set(document);
      const ours = await readOurselves(firestore.host);
      expect(ours).toEqual(await readWithSdk(firestore.host));
    }),
    { numRuns: 50 },
  );
});

async function readBoth(document: Record<string, unknown> | null) {
  await using firestore = await serve(document);
  const ours = await readOurselves(firestore.host);
  return { ours, theirs: await readWithSdk(firestore.host) };
}

/** Our reading but for `updateTime`, which the SDK does not hand out. */
async function readOurselves(host: string) {
  const document = await readDocument({ projectId: PROJECT, emulatorHost: host });
  return document && { fields: document.fields, leftOut: document.leftOut };
}

async function readWithSdk(host: string) {
  const app = initializeApp({ projectId: PROJECT }, host + performance.now());
  try {
    const firestore = getFirestore(app);
    const [hostname = "", port] = host.split(":");
    connectFirestoreEmulator(firestore, hostname, Number(port));
    const values = (await getDoc(doc(firestore, "primes", "primes_parrainage"))).data();
    return values ? checkFields(values) : null;
  } finally {
    await deleteApp(app);
  }
}
