// What holds for every answer, whichever route gave it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFirestore } from "../local/firestore/start-firestore.ts";
import { startSite } from "./start-site.ts";

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.close());

test("the data of a page is no page of its own for an index", async () => {
  const response = await site.fetch("/banque/n26.data");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
});

test.each([
  ["/%62anque", "/banque"],
  ["/banque/%6e26", "/banque/n26"],
])("a letter written as an escape is the letter: %s", async (path, canonical) => {
  const response = await site.fetch(path);
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(canonical);
});

test("who prefers HTML and only bears JSON gets the error page", async () => {
  const response = await site.fetch("/inconnu", {
    headers: { Accept: "application/json;q=0.1,text/html" },
  });
  expect(response.headers.get("Content-Type")).toContain("text/html");
});

test("nothing of a page's scripts is asked for by the page as it arrives", async () => {
  const html = await (await site.fetch("/contact")).text();
  expect(html).toContain('<link rel="late-modulepreload"');
  expect(html).toContain('type="late-module"');
  expect(html).not.toMatch(/rel="modulepreload"|type="module"|<script[^>]* src=/);
});

test("when the document is gone, no time of reading is claimed for amounts that are not there", async () => {
  await using firestore = await startGone();
  await using gone = await startSite({ firestoreHost: firestore.host });
  await gone.runCron();
  const html = await (await gone.fetch("/parrainage")).text();
  expect(html).toContain("Montants indisponibles pour le moment");
  expect(html).not.toContain("Montants lus ");
});

async function startGone() {
  const firestore = await startFirestore({ document: {} });
  firestore.fail("gone");
  return { host: firestore.host, [Symbol.asyncDispose]: () => firestore.close() };
}
