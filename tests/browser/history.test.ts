// The past of an amount in a browser: sent with the page, or fetched after a navigation, and never twice.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { OFFERS } from "../../app/amounts/offers.ts";
import { openPage } from "./open-page.ts";
import { arrived, navigate, visit } from "./visit.ts";

const FRAGMENTS = "fetch /parrainage/historique/dessins.json";

/** What of the history a tab has asked for. */
function fragmentRequests(requests: string[]): string[] {
  return requests.filter((request) => request.startsWith(FRAGMENTS));
}

/** Where an element begins on the page, and how high it is. */
function boxOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: Math.round(top + scrollY), height: Math.round(height) };
    });
}

test.each([
  ["a wide screen", { width: 1440, height: 900 }],
  ["a phone", { width: 360, height: 780 }],
])(
  "on %s, a ticket reached from the home page fetches its past into room that is kept",
  async (_, viewport) => {
    const release = Promise.withResolvers<void>();
    const { page, requests } = await visit("/", {
      viewport,
      before: (tab) =>
        tab.route("**/dessins.json*", async (route) => {
          await release.promise;
          await route.continue();
        }),
    });
    await navigate(page, "/banque/n26");
    await arrived(page, "/banque/n26");
    await page.locator(".ticket .past").waitFor({ state: "attached" });
    const places = [".ticket > .offer-facts", ".ticket__more", "main h2 >> nth=1"];
    const before = await Promise.all(places.map((place) => boxOf(page, place)));
    release.resolve();
    await page.locator(".ticket .past svg").waitFor({ state: "attached" });
    expect(await Promise.all(places.map((place) => boxOf(page, place)))).toEqual(before);
    expect(await page.locator(".ticket .past__told").textContent()).toMatch(/\.\s+exemple$/);
    expect(fragmentRequests(requests)).toEqual([`${FRAGMENTS}?offre=N26`]);
  },
);

test("a page that is come back to has its past at once", async () => {
  const { page, requests } = await visit("/banque/n26");
  await navigate(page, "/banque");
  await arrived(page, "/banque");
  await navigate(page, "/banque/n26");
  await arrived(page, "/banque/n26");
  await page.locator(".ticket .past svg").waitFor({ state: "attached" });
  expect(fragmentRequests(requests)).toEqual([]);
});

test("lines that a filter takes away and brings back keep their trends, and none is fetched", async () => {
  const { page, requests } = await visit("/parrainage");
  const trends = page.locator(".cote__trend:has(svg)");
  const before = await trends.allTextContents();
  expect(before).toHaveLength(OFFERS.length);
  await page.getByLabel("Nom de l’offre").fill("n26");
  await page.waitForFunction(() => document.querySelectorAll(".cote__trend").length === 1);
  expect(await trends.count()).toBe(1);
  await page.getByLabel("Nom de l’offre").fill("");
  await page.waitForFunction(
    (all) => document.querySelectorAll(".cote__trend").length === all,
    OFFERS.length,
  );
  expect(await trends.allTextContents()).toEqual(before);
  expect(fragmentRequests(requests)).toEqual([]);
});

test("the home page has eight trends; the others are fetched together, once, when a sort brings them up", async () => {
  const { page, requests } = await visit("/");
  await page.locator(".cote thead a", { hasText: "Offre" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".cote__trend svg").length === 8);
  await navigate(page, "/parrainage");
  await arrived(page, "/parrainage");
  await page.waitForFunction(
    (all) => document.querySelectorAll(".cote__trend svg").length === all,
    OFFERS.length,
  );
  expect(fragmentRequests(requests)).toEqual([FRAGMENTS]);
});

test("where the past can't be had, the ticket says so in a line and stands as it is", async () => {
  const { page } = await visit("/", {
    expected: [/503/],
    before: (tab) => tab.route("**/dessins.json*", (route) => route.fulfill({ status: 503 })),
  });
  await navigate(page, "/banque/n26");
  await arrived(page, "/banque/n26");
  await page.getByText("Historique indisponible pour le moment.").waitFor();
  expect(await page.locator("h1").textContent()).toContain("N26");
});

test("the history follows the offer that is chosen, and its address with it", async () => {
  const { page, requests } = await visit("/parrainage/historique");
  await page.getByLabel("Offre", { exact: true }).selectOption("CURVE");
  await page.waitForURL((url) => url.searchParams.get("offre") === "CURVE");
  await page.locator(".history__chart svg").waitFor({ state: "attached" });
  expect(await page.locator(".history__table tbody td:nth-child(2)").allTextContents()).toSatisfy(
    (all: string[]) => all.every((text) => text.startsWith("Curve")),
  );
  expect(fragmentRequests(requests)).toEqual([`${FRAGMENTS}?offre=CURVE`]);
});

test("without JavaScript the history is filtered by its form, page by page", async () => {
  const page = await openPage("/parrainage/historique", { javaScriptEnabled: false });
  await page.getByLabel("Offre", { exact: true }).selectOption("BOURSOBANK");
  await page.getByRole("button", { name: "Afficher" }).click();
  await page.waitForURL((url) => url.searchParams.get("offre") === "BOURSOBANK");
  expect(await page.locator(".history__chart svg").count()).toBe(1);
  await page.goto("/parrainage/historique");
  await page.getByRole("link", { name: "Page suivante" }).click();
  await page.waitForURL((url) => url.searchParams.get("page") === "2");
  expect(await page.locator(".pages [aria-current]").textContent()).toMatch(/^Page 2 sur/);
});
