// What is read comes before what moves: a page's scripts wait for its first words.
import { expect, test } from "vitest";
import { untilHydrated } from "./open-page.ts";
import { openTab, visit } from "./visit.ts";

test("no script is fetched before the first words are on screen", async () => {
  const { page } = await visit("/banque/n26");
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    fetched: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(fetched.length).toBeGreaterThan(0);
  expect(Math.min(...fetched)).toBeGreaterThan(Number(painted));
});

test("a browser that tells nobody of its paints starts the scripts after three seconds", async () => {
  const { page, requests } = await openTab();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.clock.install({ time: "2026-11-22T12:00:00Z" });
  await page.clock.pauseAt("2026-11-22T12:00:01Z");
  await page.goto("/contact");
  expect(requests.filter(isScript)).toEqual([]);

  await page.clock.fastForward(3_000);
  await untilHydrated(page);
  expect(requests.filter(isScript)).not.toEqual([]);
});

function isScript(request: string): boolean {
  return request.startsWith("script ");
}
