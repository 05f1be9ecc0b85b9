// A visitor of yesterday's build on a site that has a newer one: other scripts, other data, amounts in another form.
import { expect, test } from "vitest";
import { startNetwork } from "./broken-network.ts";
import { untilHydrated } from "./open-page.ts";
import {
  arrived,
  clickMenu,
  documentsIn,
  loadedBy,
  navigate,
  openTab,
  type Visit,
  visit,
} from "./visit.ts";

const GONE = [/404/, /could not be read/, /Chunk failed/, /Preloading/, /dialog could not/];
const NEWER = "f".repeat(16);
/** The line of text in which amounts travel (app/amounts/reading.ts). */
const PACKED = /\d{13}\|\d*\|[01]{4}\|[A-Z0-9_,.|-]+/;
const TOOL = "/outils/interets-composes";

test("its scripts, its data and its list of pages are gone: each page is there, by one full load at most, and what was typed is too", async () => {
  const { page, requests, deploy } = await visitYesterday(TOOL);
  await page.locator("input[name=capital]").fill("4321");
  await page.waitForURL(/capital=4321/);
  deploy();
  for (const [name, path] of [
    ["Cashback", "/cashback"],
    ["Banques", "/banque"],
    ["Guides", "/blog"],
  ] as const) {
    await clickMenu(page, name);
    await arrived(page, path);
    await untilHydrated(page);
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(500);
  }
  for (const path of ["/banque", "/cashback", TOOL]) {
    await page.goBack();
    await arrived(page, path);
    await untilHydrated(page);
  }

  expect(await page.locator("input[name=capital]").inputValue()).toBe("4321");
  // The newer build is met once; the browser itself loads what stands behind a page that was loaded in full.
  expect(documentsIn(requests)).toEqual([
    `document ${TOOL}`,
    "document /cashback",
    expect.stringMatching(`^document ${TOOL}\\?.*capital=4321`),
  ]);
});

test("a tool never takes its data from a newer build: it is loaded in full, with what was chosen", async () => {
  const two = "/comparateur?produits=n26.standard&produits=revolut.plus";
  const { page, requests } = await visit(two, {
    before: (tab) =>
      tab.route("**/comparateur/_payload.json*", async (route) => {
        const payload = await (await route.fetch()).json();
        await route.fulfill({ json: { ...payload, build: NEWER } });
      }),
  });
  await loadedBy(page, () =>
    page.getByLabel("Produit 3").selectOption({ label: "BoursoBank Ultim" }),
  );
  await page.locator(".comparator thead th:nth-child(4)").waitFor();
  await untilHydrated(page);
  await loadedBy(page, () => page.getByLabel("Produit 3").selectOption({ label: "N26 Smart" }));

  await page.locator(".comparator thead").getByText("N26 Smart").waitFor();
  expect(documentsIn(requests)).toHaveLength(3);
});

test("nothing but assets and the list of pages is asked for by the name of a build", async () => {
  const { page, requests } = await visit("/", { until: "**/builds/meta/*" });
  for (const [name, path] of [
    ["Cashback", "/cashback"],
    ["Guides", "/blog"],
  ] as const) {
    await clickMenu(page, name);
    await arrived(page, path);
  }
  await page.keyboard.press("/");
  await page.locator("dialog[open] input[type=search]").fill("joko");
  await page
    .locator("dialog[open]")
    .getByText(/trouvée/)
    .waitFor();

  const { id } = await (await page.request.get("/builds/latest.json")).json();
  const named = requests.filter((request) => request.split("?")[0]?.includes(id));
  expect(new Set(named)).toEqual(new Set([`fetch /builds/meta/${id}.json`]));
});

test("amounts in a form that its scripts do not know leave a whole page, and the next load has them", async () => {
  let isNewer = true;
  const baseURL = await startNetwork({
    fateOf: () => "whole",
    change: (_, text) => (isNewer ? text.replace(PACKED, "v2:2026-11-23:N26=80/15") : text),
  });
  const { page, requests } = await openTab({
    baseURL,
    // What the server rendered, and what the scripts read, are not the same.
    expected: [/Minified React error/, /hydrat/i],
  });
  await page.goto("/banque/n26");
  await untilHydrated(page);
  expect(await page.locator("h1").textContent()).toContain("N26");
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(2_000);
  expect(await page.getByText("Une panne de notre côté").count()).toBe(0);
  expect(await page.getByText(/NaN/).count()).toBe(0);

  isNewer = false;
  await page.reload();
  await untilHydrated(page);
  expect(await page.locator(".ticket").first().innerText()).toMatch(/\d+\s€/);
  expect(documentsIn(requests)).toHaveLength(2);
});

test("the past of an amount in another form is told as missing, and never drawn as anything else", async () => {
  const { page } = await visit("/", {
    before: (tab) =>
      tab.route("**/dessins.json*", (route) =>
        route.fulfill({ json: { "told N26": { words: "x" }, "chart N26": [1, 2] } }),
      ),
  });
  await navigate(page, "/banque/n26");
  await arrived(page, "/banque/n26");
  await page.getByText("Historique indisponible pour le moment.").waitFor();

  expect(await page.getByText("[object Object]").count()).toBe(0);
});

test("data of a page in a form that can't be drawn, of one more build than a full load is spent on, load that page alone", async () => {
  let isOther = false;
  const { page, requests } = await visit("/", {
    expected: GONE,
    async before(tab) {
      await tab.route("**/builds/meta/*", (route) => route.fulfill({ status: 404 }));
      await tab.route("**/_payload.json*", async (route) => {
        if (isOther) return route.fulfill({ json: { build: NEWER, page: { sections: [] } } });
        const payload = await (await route.fetch()).json();
        return route.fulfill({ json: { ...payload, build: NEWER } });
      });
    },
  });
  await loadedBy(page, () => clickMenu(page, "Contact"));
  await untilHydrated(page);
  isOther = true;
  await loadedBy(page, () => clickMenu(page, "Cashback"));
  await arrived(page, "/cashback");

  expect(documentsIn(requests)).toEqual(["document /", "document /contact", "document /cashback"]);
});

/**
 * A visitor whose page was loaded from the site as it is, before `deploy` puts another build in its place: to that page
 * the files of its own build are gone, and data are of another. A page that is loaded from then on is of the newer one.
 */
async function visitYesterday(path: string): Promise<Visit & { deploy(): void }> {
  let isDeployed = false;
  let isOld = true;
  const tab = await visit(path, {
    expected: GONE,
    before: (page) =>
      page.route("**/*", async (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        if (isDeployed && request.resourceType() === "document") isOld = false;
        if (!isDeployed || !isOld) return route.continue();
        if (/^\/(?:assets|builds\/meta)\//.test(pathname)) return route.fulfill({ status: 404 });
        if (!pathname.endsWith("/_payload.json")) return route.continue();
        const payload = await (await route.fetch()).json();
        return route.fulfill({ json: { ...payload, build: NEWER } });
      }),
  });
  return {
    ...tab,
    deploy() {
      isDeployed = true;
    },
  };
}
