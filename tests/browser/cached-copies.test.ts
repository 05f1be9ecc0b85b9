// The copies of pages that were read, on networks that hang, break or answer with faults.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { type Fate, startNetwork } from "./broken-network.ts";
import { openPage, untilCached, untilHydrated, untilTrue } from "./open-page.ts";

const N26 = "/banque/n26";
const COPY = "Le site n’a pas répondu à l’ouverture";
const FAULTS = [/net::ERR_/, /could not be/, /Failed to/, /500/, /preload/i, /Preloading/];

test("a connection that is cut in the middle leaves the copy of before whole", async () => {
  const { page, network } = await readOnline(N26);
  const before = await cachedText(page, N26);
  network.fate = "cut in the middle";
  await page.reload({ waitUntil: "commit" });
  network.fate = "nothing";
  // A document that was cut can't be asked to load again: it is left for the same address.
  await page.goto(N26);
  await page.getByText(COPY).waitFor();

  expect(await cachedText(page, N26)).toBe(before);
  expect(before).toMatch(/<\/html>\s*$/);
});

test("a page that is kept is shown where the network hangs, and the answer takes its place when it comes", async () => {
  const { page, network } = await readOnline(N26);
  // A test's own questions to a page count as a visitor's touch.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } }),
  );
  const held = Promise.withResolvers<void>();
  network.fate = held.promise;
  await page.reload();
  await page.getByText(COPY).waitFor();
  await expect(page.locator(".dateline").innerText()).resolves.toMatch(/Montants lus le/);

  network.isNewer = true;
  held.resolve();
  await page.locator("html[data-newer]").waitFor({ state: "attached" });
  await untilHydrated(page);
  expect(await page.getByText(COPY).count()).toBe(0);
});

test("who has typed into the copy loses nothing: the answer is offered", async () => {
  const { page, network } = await readOnline("/outils/interets-composes");
  const held = Promise.withResolvers<void>();
  network.fate = held.promise;
  await page.reload();
  await page.getByText(COPY).waitFor();
  await untilHydrated(page);
  await page.locator("input[name=capital]").pressSequentially("7");
  const typed = await page.locator("input[name=capital]").inputValue();
  network.fate = "whole";
  held.resolve();
  await page.getByText("Le site a répondu depuis").waitFor();
  expect(await page.locator("input[name=capital]").inputValue()).toBe(typed);

  await page.getByRole("link", { name: "afficher la page à jour" }).click();
  await page.getByText("Le site a répondu depuis").waitFor({ state: "detached" });
  await untilHydrated(page);
  expect(await page.getByText(COPY).count()).toBe(0);
});

test("an answer with a fault does not hide a kept page", async () => {
  const { page, network } = await readOnline(N26);
  network.fate = "500";
  await page.reload();

  await page.getByRole("heading", { level: 1, name: /N26/ }).waitFor();
  await page.getByText(COPY).waitFor();
});

test("what somebody between puts in the place of a page, with a good status, is not kept", async () => {
  const { page, network } = await readOnline(N26);
  const before = await cachedText(page, N26);
  network.fate = "maintenance";
  await page.reload();
  await page.getByRole("heading", { name: "Maintenance" }).waitFor();
  network.fate = "nothing";
  await page.goto(N26);
  await page.getByText(COPY).waitFor();

  expect(await cachedText(page, N26)).toBe(before);
});

test("a tool computes from its kept page, without a network", async () => {
  const { page, network } = await readOnline("/outils/interets-composes");
  network.fate = "nothing";
  await page.context().setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await page.locator("input[name=capital]").fill("1000");
  await page.locator("input[name=duree]").fill("7");
  await page.locator(".tool-form button[type=submit]").click();
  await page.waitForURL(/capital=1000.*duree=7|duree=7.*capital=1000/);

  await page.getByText(/^Au bout de 7\sans/).waitFor();
});

test("a kept page keeps its files, however many others come after it", async () => {
  const { page, network } = await readOnline("/outils/interets-composes");
  await page.evaluate(async () => {
    const files = await caches.open("files-v1");
    for (let each = 0; each < 130; each++) {
      await files.put(`/assets/of-another-build-${each}.js`, new Response(""));
    }
  });
  await page.goto("/contact");
  await untilTrue(page, async () => {
    const files = await caches.open("files-v1");
    return (await files.keys()).length < 130;
  });
  network.fate = "nothing";
  await page.goto("/outils/interets-composes");
  // Past the browser's own cache.
  await page.reload();
  await untilHydrated(page);
  await page.getByText(COPY).waitFor();
});

test("of a kept page the data are kept too, and data of this build come before those of another", async () => {
  const { page, network } = await readOnline(N26);
  await untilTrue(
    page,
    async (path) => {
      const data = await caches.open("data-v2");
      return (await data.match(path)) !== undefined;
    },
    `${N26}/_payload.json`,
  );
  const asked = await page.evaluate(async (path) => {
    const data = await caches.open("data-v2");
    await data.put(`${path}?one`, Response.json({ build: "one" }));
    await data.put(`${path}?two`, Response.json({ build: "two" }));
    return path;
  }, `${N26}/_payload.json`);
  network.fate = "nothing";
  const read = (search: string) =>
    page.evaluate(
      async (address) => (await (await fetch(address, { cache: "reload" })).json()).build,
      asked + search,
    );

  expect(await read("?one")).toBe("one");
  expect(await read("?two")).toBe("two");
  expect(await read("?three")).toBe("two");
});

test("pages that links only lead to are not kept", async () => {
  const { page } = await readOnline("/contact");
  await page.evaluate(async (path) => {
    await fetch(`${path}?a`, { headers: { Purpose: "prefetch" } });
    await fetch(`${path}?b`);
  }, `${N26}/_payload.json`);
  await untilTrue(
    page,
    async (path) => {
      const data = await caches.open("data-v2");
      return (await data.match(`${path}?b`)) !== undefined;
    },
    `${N26}/_payload.json`,
  );
  const cached = await page.evaluate(async () => {
    const data = await caches.open("data-v2");
    return (await data.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

  expect(cached.filter((address) => address.startsWith(N26))).toEqual([`${N26}/_payload.json?b`]);
});

test("the browser asks for a page while its service worker is still starting", async () => {
  const { page } = await readOnline("/contact");
  const state = await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).navigationPreload.getState(),
  );

  expect(state.enabled).toBe(true);
});

/** Reads a page until it is cached with all it needs, on a network whose fate is in the test's hand. */
async function readOnline(path: string) {
  const network = { fate: "whole" as Fate, isNewer: false };
  const baseURL = await startNetwork({
    // The service worker's own file stays: browsers ask for it whenever they like.
    fateOf: (asked) => (asked === "/service-worker.js" ? "whole" : network.fate),
    change: (_, text) => (network.isNewer ? text.replace("<html ", "<html data-newer ") : text),
  });
  const page = await openPage(path, { baseURL, serviceWorkers: "allow", expected: FAULTS });
  await untilCached(page, path);
  return { page, network };
}

function cachedText(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => {
    const pages = await caches.open("pages-v2");
    return (await pages.match(address))?.text() ?? "";
  }, path);
}
