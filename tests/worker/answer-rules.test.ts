// What holds for every answer, whichever route gave it.
import { afterAll, beforeAll, expect, test } from "vitest";
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
