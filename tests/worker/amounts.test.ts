// Where the amounts of a page come from: the isolate's memory, KV, Firestore, in this order.
import { expect, test } from "vitest";
import { openFirestore, sendDocument } from "./matrix/firestore.ts";
import {
  AMOUNT,
  amountsIn,
  DOCUMENT,
  eventually,
  hasPendingAmounts,
  NO_AMOUNT,
  openScene,
  PAGE,
} from "./scene.ts";
import { startSite } from "./start-site.ts";
import { textReader } from "./text-reader.ts";

test("amounts in KV are in the first bytes, and Firestore is not asked", async () => {
  await using scene = await openScene({ stored: { readAt: Date.now(), fields: DOCUMENT } });
  const response = await scene.site.fetch(PAGE);
  const html = await response.text();

  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(amountsIn(html)).toContain(AMOUNT);
  expect(hasPendingAmounts(html)).toBe(false);
  expect(scene.firestore.reads).toBe(0);
});

test("two hundred visitors of a site that has never read anything ask Firestore twice at most", async () => {
  await using scene = await openScene();
  // What the root's loader says, undrawn: two hundred pages at once take this one isolate longer than a read may.
  const visits = Array.from({ length: 200 }, async () => {
    const response = await scene.site.fetch("/contact.data?_routes=root");
    return { status: response.status, text: await response.text() };
  });

  for (const { status, text } of await Promise.all(visits)) {
    expect(status).toBe(200);
    expect(text).toContain("4321");
  }
  expect(scene.firestore.reads).toBeGreaterThanOrEqual(1);
  expect(scene.firestore.reads).toBeLessThanOrEqual(2);
  expect(scene.site.faults()).toEqual([]);
});

test("a visitor who leaves before the amounts have come does not lose them for the next one", async () => {
  await using firestore = await openFirestore();
  await using site = await startSite({
    firestoreHost: firestore.host,
    bindings: { FIRESTORE_PROJECT_ID: "held" },
  });
  firestore.hold("held", sendDocument(DOCUMENT));
  const leaving = new AbortController();
  const reader = textReader(await site.fetch(PAGE, { signal: leaving.signal }));
  await reader.until("</footer>");
  await eventually(() => expect(firestore.requestCount("held")).toBeGreaterThan(0));
  leaving.abort();

  firestore.release("held");
  expect(amountsIn(await (await site.fetch(PAGE)).text())).toContain(AMOUNT);
});

test("a field that holds no amount is left out and named; the others stand", async () => {
  const document = { ...DOCUMENT, PRIME_PARRAIN_N26: "beaucoup" };
  await using scene = await openScene({ document });

  expect(amountsIn(await (await scene.site.fetch(PAGE)).text())).toContain(AMOUNT);
  await eventually(() =>
    expect(scene.site.logs()).toEqual([
      "Champs de primes_parrainage laissés de côté : PRIME_PARRAIN_N26.",
    ]),
  );
});

test("KV never answers: the page goes on without it", async () => {
  await using scene = await openScene({ kv: "Silent" });
  const response = await scene.site.fetch(PAGE);

  expect(amountsIn(await response.text())).toContain(AMOUNT);
  expect(scene.site.logs()).toContain(
    "Erreur lors de la lecture des valeurs gardées dans KV : KV ne répond pas en 1000 ms",
  );
});

test("KV throws and Firestore is down: the page stands, without amounts", async () => {
  await using scene = await openScene({ kv: "Throws", fail: "unavailable" });
  const response = await scene.site.fetch(PAGE);

  expect(response.status).toBe(200);
  expect(amountsIn(await response.text())).toContain(NO_AMOUNT);
});
