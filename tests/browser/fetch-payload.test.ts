// A navigation: one static file, out of the cache where it is there, and of the same build as the page.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { startNetwork } from "./broken-network.ts";
import { untilHydrated } from "./open-page.ts";
import { arrived, clickMenu, documentsIn, loadedBy, visit } from "./visit.ts";

test("a visit through many pages and back reads their data as static files, and asks for neither amounts nor documents", async () => {
  const { page, requests } = await visit("/");
  for (const [name, path] of [
    ["Banques", "/banque"],
    ["Cashback", "/cashback"],
    ["Guides", "/blog"],
    ["Contact", "/contact"],
  ] as const) {
    await clickMenu(page, name);
    await arrived(page, path);
  }
  await page.goBack();
  await arrived(page, "/blog");

  expect(requests).toContainEqual(
    expect.stringMatching(/^fetch \/cashback\/_payload\.json\?[0-9a-f]{16}$/),
  );
  expect(requests.filter((request) => /\.data|firestore/.test(request))).toEqual([]);
  expect(documentsIn(requests)).toEqual(["document /"]);
});

test("data of another build in the browser's cache is asked for again past that cache, and nothing is loaded in full", async () => {
  let isOld = true;
  const baseURL = await startNetwork({
    fateOf: () => "whole",
    change: (path, text) =>
      isOld && path.startsWith("/contact/_payload.json")
        ? text.replace(/"build":"\w+"/, `"build":"${ANOTHER}"`)
        : text,
  });
  // No route is faked: that would switch off the cache that the test is about.
  const { page, requests } = await visit("/", { baseURL });
  const build = await readBuild(page);
  const left = await page.evaluate(
    async (path) => (await (await fetch(path)).json()).build,
    `/contact/_payload.json?${build}`,
  );
  expect(left).toBe(ANOTHER);
  isOld = false;
  await clickMenu(page, "Contact");
  await arrived(page, "/contact");

  expect(documentsIn(requests)).toEqual(["document /"]);
});

test("a rollout that mixes two builds costs one full load, however many pages are opened meanwhile", async () => {
  const { page, requests } = await visit("/", { before: withDataOfAnotherBuild });
  await loadedBy(page, () => clickMenu(page, "Contact"));
  for (const [name, path] of [
    ["Cashback", "/cashback"],
    ["Banques", "/banque"],
    ["Contact", "/contact"],
  ] as const) {
    await untilHydrated(page);
    await clickMenu(page, name);
    await arrived(page, path);
  }

  expect(documentsIn(requests)).toEqual(["document /", "document /contact"]);
});

test("what stands in a form is still there after the data of other builds were met", async () => {
  const { page } = await visit("/outils/interets-composes", { before: withDataOfAnotherBuild });
  await page.locator("input[name=capital]").fill("4321");
  await page.waitForURL(/capital=4321/);
  await loadedBy(page, () => clickMenu(page, "Contact"));
  await page.goBack();
  await arrived(page, "/outils/interets-composes");

  expect(await page.locator("input[name=capital]").inputValue()).toBe("4321");
});

const ANOTHER = "0000000000000000";

/** Every answer with data is of another build, as many times as it is asked for. */
async function withDataOfAnotherBuild(page: Page): Promise<void> {
  await withoutPreloads(page);
  await page.route("**/_payload.json*", async (route) => {
    const payload = await (await route.fetch()).json();
    await route.fulfill({ json: { ...payload, build: ANOTHER } });
  });
}

/** Nothing is preloaded: each answer is the one to a click. */
async function withoutPreloads(page: Page): Promise<void> {
  await page.route("**/builds/meta/*.json", (route) =>
    route.fulfill({
      json: { matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] },
    }),
  );
}

async function readBuild(page: Page): Promise<string> {
  return (await (await page.request.get("/builds/latest.json")).json()).id;
}
