// On a site that has never read anything, a person gets the page at once and the amounts when they come.
import { expect, test } from "vitest";
import { holdFirestore } from "./holding-firestore.ts";
import { AMOUNT, amountsIn, DOCUMENT, hasPendingAmounts, PAGE } from "./scene.ts";
import { startSite } from "./start-site.ts";
import { textReader } from "./text-reader.ts";

test("the page arrives before the amounts, which follow in the same answer", async () => {
  await using firestore = await holdFirestore({ ...DOCUMENT });
  await using site = await startSite({ firestoreHost: firestore.host });
  const response = await site.fetch(PAGE);
  const reader = textReader(response);
  const shell = await reader.until("</footer>");

  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(shell).toContain("<h1");
  expect(hasPendingAmounts(shell)).toBe(true);
  expect(amountsIn(shell)).not.toContain(AMOUNT);

  firestore.release();
  expect(amountsIn(await reader.rest())).toContain(AMOUNT);
});

test("a visitor who leaves before the amounts have come does not lose them for the next one", async () => {
  await using firestore = await holdFirestore({ ...DOCUMENT });
  await using site = await startSite({ firestoreHost: firestore.host });
  const leaving = new AbortController();
  const reader = textReader(await site.fetch(PAGE, { signal: leaving.signal }));
  await reader.until("</footer>");
  await firestore.asked;
  leaving.abort();

  firestore.release();
  expect(amountsIn(await (await site.fetch(PAGE)).text())).toContain(AMOUNT);
});

test("a bot gets one complete page, amounts included", async () => {
  await using firestore = await holdFirestore({ ...DOCUMENT });
  await using site = await startSite({ firestoreHost: firestore.host });
  const answer = site.fetch(PAGE, { headers: { "User-Agent": "Googlebot/2.1" } });
  await firestore.asked;
  firestore.release();
  const html = await (await answer).text();

  expect(amountsIn(html)).toContain(AMOUNT);
  expect(html.indexOf("amount--pending")).toBe(-1);
});
