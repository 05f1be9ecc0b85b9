// Without a network: pages already read can be read again, the others say so.
import { expect, test } from "vitest";
import { openPage, untilCached, untilHydrated, untilTrue } from "./open-page.ts";
import { arrived, clickMenu, isSameDocument, markDocument } from "./visit.ts";

test.each([
  ["offline", false, "Vous êtes hors ligne : les montants datent"],
  [
    "where the network leads nowhere",
    true,
    "Le site n’a pas répondu à l’ouverture : les montants sont",
  ],
])(
  "a page read before can be read again %s, with the time of its amounts",
  async (_where, onLine, notice) => {
    const page = await readOnline("/banque/n26");
    await page.context().setOffline(true);
    // What Chromium says of itself after a reload differs from version to version.
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "onLine", { value });
    }, onLine);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: /N26/ }).waitFor();
    await expect(page.locator(".dateline").innerText()).resolves.toMatch(
      /Montants lus le \d+ \S+ \d{4} à \d+\s*h\s*\d\d/,
    );
    await page.getByText(notice).waitFor();
  },
);

test("a page never read says offline that it is not kept", async () => {
  const page = await readOnline("/contact");
  await page.context().setOffline(true);
  await page.goto("/mentions-legales");
  await page.getByRole("heading", { level: 1, name: "Vous êtes hors ligne" }).waitFor();
});

test("a page reached by a click says offline that it is not kept whole, and opens by a link as it was said to", async () => {
  const page = await readOnline("/contact");
  await clickMenu(page, "Cashback");
  await arrived(page, "/cashback");
  await untilTrue(page, async () => {
    const data = await caches.open("data-v2");
    return (await data.match("/cashback/_payload.json", { ignoreSearch: true })) !== undefined;
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText("Cette page n’est pas gardée entière sur cet appareil").waitFor();

  await page.goto("/contact");
  await untilHydrated(page);
  await clickMenu(page, "Cashback");
  await arrived(page, "/cashback");
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(500);
});

test("where the search can't be had, its button leaves the visitor on the page they read", async () => {
  const page = await readOnline("/contact");
  await markDocument(page);
  await page.context().setOffline(true);
  await page.evaluate(async () => {
    const files = await caches.open("files-v1");
    for (const file of await files.keys()) {
      if (file.url.includes("/assets/dialog-")) await files.delete(file);
    }
  });
  const lost = page.waitForEvent("requestfailed", (request) => /\/dialog-/.test(request.url()));
  await page.getByRole("link", { name: "Rechercher" }).click();
  await lost;
  // Long enough for a page that is left to be gone: the next click waits for it.
  await page.getByRole("heading", { level: 1 }).click();

  expect(new URL(page.url()).pathname).toBe("/contact");
  expect(await isSameDocument(page)).toBe(true);
});

test("the first page ever visited, once, can be read again without a network", async () => {
  const page = await openPage("/banque/n26", {
    serviceWorkers: "allow",
    expected: [/net::ERR_INTERNET_DISCONNECTED/, /could not be/, /[Ff]ailed to/],
  });
  await untilHydrated(page);
  await untilTrue(page, async () => {
    const [pages, data] = await Promise.all([caches.open("pages-v2"), caches.open("data-v2")]);
    return Boolean(
      (await pages.match("/banque/n26")) && (await data.match("/banque/n26/_payload.json")),
    );
  });
  await page.context().setOffline(true);
  await page.reload();

  await page.getByRole("heading", { level: 1, name: /N26/ }).waitFor();
  await untilHydrated(page);
});

test("nothing but pages of the site is kept: no state of it, no file", async () => {
  const page = await readOnline("/contact");
  for (const path of ["/sante", "/api/primes.json", "/banque/n26.md", "/carte/n26.svg", "/error"]) {
    await page.goto(path).catch(() => undefined);
  }
  await page.goto("/mentions-legales");
  await untilTrue(page, async () => {
    const pages = await caches.open("pages-v2");
    return (await pages.match("/mentions-legales")) !== undefined;
  });

  const cached = await page.evaluate(async () => {
    const pages = await caches.open("pages-v2");
    return (await pages.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(cached.sort()).toEqual(["/contact", "/error", "/mentions-legales"]);
});

/** Reads a page until the service worker has it with all its scripts and styles, as a second visit does. */
async function readOnline(path: string) {
  const page = await openPage(path, {
    serviceWorkers: "allow",
    expected: [/net::ERR_INTERNET_DISCONNECTED/, /could not be/, /[Ff]ailed to/],
  });
  await untilCached(page, path);
  return page;
}
