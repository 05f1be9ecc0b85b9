// Pages that are brought near before they are asked for, and those that are left alone. In one file, since every case is a
// visit that is told by the same requests.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import {
  addLinks,
  arrived,
  chunkOf,
  clickMenu,
  menuLink,
  openTab,
  TURNED_TO,
  visit,
  withoutMeta,
} from "./visit.ts";

/** Wide enough for the menu, too low for the foot of any page. */
const LOW = { viewport: { width: 1400, height: 300 } };

test("the pointer on a link brings the page's data and scripts; the click finds both", async () => {
  const { page, requests } = await visit("/", TURNED_TO);
  const answered = page.waitForResponse("**/cashback/_payload.json*");
  await menuLink(page, "Cashback").hover();
  await (await answered).finished();
  const chunk = await chunkOf(page, "routes/content-page");
  await page
    .locator(`link[rel=modulepreload][href="${chunk}"]`)
    .first()
    .waitFor({ state: "attached" });

  await menuLink(page, "Cashback").click();
  await arrived(page, "/cashback");
  expect(requests.filter((request) => request.startsWith(`script ${chunk}`)).length).toBeLessThan(
    2,
  );
  expect(requests.filter((request) => request.includes("/cashback/_payload.json"))).toHaveLength(1);
});

test("a page that one turns to twice is read twice: what was held for the first click is no older copy", async () => {
  let times = 0;
  const { page } = await visit("/contact", {
    async before(tab) {
      await withoutMeta(tab);
      await tab.route("**/cashback/_payload.json*", async (route) => {
        const payload = await (await route.fetch()).json();
        times += 1;
        await route.fulfill({ json: { ...payload, title: `Lecture ${times}` } });
      });
    },
    expected: [/404/, /could not be read/],
  });
  for (const title of [/Lecture 1/, /Lecture 2/]) {
    await turnTo(page, "Cashback");
    await menuLink(page, "Cashback").click();
    await arrived(page, "/cashback");
    expect(await page.title()).toMatch(title);
    await clickMenu(page, "Contact");
    await arrived(page, "/contact");
  }
});

test("a page that one turned to is drawn once, whatever lives on it", async () => {
  const { page } = await visit("/contact", TURNED_TO);
  await addLinks(page, [{ href: "/banque/fortuneo", id: "lien" }]);
  const scripts = ["Ticket", "Changements"].map((name) =>
    page.waitForResponse(`**/assets/${name}.island-*.js`),
  );
  await page.locator("#lien").hover();
  for (const script of await Promise.all(scripts)) await untilRun(page, script.url());
  await page.evaluate(() => {
    const { set, ...rest } = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML") ?? {};
    Reflect.set(window, "heads", 0);
    Object.defineProperty(Element.prototype, "innerHTML", {
      ...rest,
      set(html) {
        if (this.matches(".page-head"))
          Reflect.set(window, "heads", Reflect.get(window, "heads") + 1);
        set?.call(this, html);
      },
    });
  });
  await page.locator("#lien").click();
  await arrived(page, "/banque/fortuneo");

  expect(await page.evaluate(() => Reflect.get(window, "heads"))).toBe(1);
});

test("so does the keyboard on a link, or a finger", async () => {
  const { page } = await visit("/", TURNED_TO);
  const byKeyboard = page.waitForRequest("**/cashback/_payload.json*");
  await menuLink(page, "Cashback").focus();
  await byKeyboard;

  const byFinger = page.waitForRequest("**/contact/_payload.json*");
  await menuLink(page, "Contact").dispatchEvent("touchstart");
  await byFinger;
});

test("the build's meta file is asked for a second after the page has loaded", async () => {
  const { page, requests } = await openTab();
  const answered = page.waitForResponse(/\/builds\/meta\//);
  await page.goto("/");
  await (await answered).finished();

  await expect.poll(() => page.evaluate(millisecondsFromLoadToMeta)).toBeGreaterThanOrEqual(990);
  expect(requests.filter((request) => request.includes("/builds/meta/"))).toEqual([
    expect.stringMatching(/^fetch \/builds\/meta\/[0-9a-f]{16}\.json$/),
  ]);
});

test("links in view are preloaded once the build's pages are known, others when they come into view", async () => {
  const { page, requests } = await visit("/", {
    ...LOW,
    before: withPages(["/vue", "/bas"]),
  });
  const inView = page.waitForRequest("**/vue/_payload.json*");
  await addLinks(page, [{ href: "/vue" }]);
  await addLinks(page, [{ href: "/bas" }], "last");
  await inView;
  expect(requests.some((request) => request.includes("/bas/"))).toBe(false);

  const later = page.waitForRequest("**/bas/_payload.json*");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await later;
});

test("a link whose address changes in view is preloaded anew", async () => {
  const { page } = await visit("/", { before: withPages(["/avant", "/apres"]) });
  const before = page.waitForRequest("**/avant/_payload.json*");
  await addLinks(page, [{ id: "lien", href: "/avant" }]);
  await before;

  const after = page.waitForRequest("**/apres/_payload.json*");
  await page.evaluate(() => document.querySelector("#lien")?.setAttribute("href", "/apres"));
  await after;
});

test("at most four pages are on their way at once, and each is asked for once", async () => {
  const pages = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
  const held: PromiseWithResolvers<void>[] = [];
  let most = 0;
  let underWay = 0;
  const { page, requests } = await visit("/", {
    async before(tab) {
      await withPages(pages)(tab);
      await tab.route("**/page-*/_payload.json*", async (route) => {
        underWay += 1;
        most = Math.max(most, underWay);
        const end = Promise.withResolvers<void>();
        held.push(end);
        await end.promise;
        underWay -= 1;
        await route.fulfill({ json: {} });
      });
    },
  });
  await addLinks(
    page,
    pages.map((href) => ({ href })),
  );

  for (let asked = 0; asked < pages.length; asked += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(asked);
    if (asked === 3) expect(held).toHaveLength(4);
    if (asked >= 3) held[asked - 3]?.resolve();
  }
  for (const end of held) end.resolve();

  expect(most).toBe(4);
  for (const path of pages) {
    expect(requests.filter((request) => request.includes(`${path}/_payload.json`))).toHaveLength(1);
  }
});

test("pages that the build does not list, other sites, downloads and new tabs are not preloaded", async () => {
  const { page, requests } = await visit("/", { before: withPages(["/liste", "/fin"]) });
  const known = page.waitForRequest("**/liste/_payload.json*");
  await addLinks(page, [
    // The pointer may lie in the corner, on what comes first, before the list is known: the page itself is no page to preload.
    { href: "/" },
    { href: "/absente" },
    { href: "http://127.0.0.2:9/liste" },
    { href: "/fin", download: "fin" },
    { href: "/fin", target: "_blank" },
    { href: "/liste" },
  ]);
  await known;
  for (const link of await page.locator("body > a:not(.skip-link)").all()) await link.hover();

  expect(requests.filter((request) => /absente|fin\/|127\.0\.0\.2/.test(request))).toEqual([]);
});

test.each([
  ["on 2g", { effectiveType: "2g" }],
  ["on slow-2g", { effectiveType: "slow-2g" }],
  ["with Save-Data", { effectiveType: "4g", saveData: true }],
])(
  "%s nothing is preloaded, and the build's meta file is not asked for",
  async (_name, connection) => {
    const { page, requests } = await visit("/", {
      async before(tab) {
        await tab.clock.install();
        await tab.addInitScript((value) => {
          Object.defineProperty(navigator, "connection", { value });
        }, connection);
      },
    });
    await menuLink(page, "Cashback").hover();
    await page.clock.runFor(10_000);

    expect(requests.filter((request) => /_payload\.json|\/builds\//.test(request))).toEqual([]);
  },
);

/** Resolves once the module at `address` has run, and so have those it imports: they come after it. */
async function untilRun(page: Page, address: string): Promise<void> {
  // A text: what Vitest compiles asks Vite for the module.
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`);
}

/** Rests the pointer on an entry of the menu until the data of its page are there. */
async function turnTo(page: Page, name: string): Promise<void> {
  const link = menuLink(page, name);
  const answered = page.waitForResponse(`**${await link.getAttribute("href")}/_payload.json*`);
  await link.hover();
  await (await answered).finished();
}

function millisecondsFromLoadToMeta(): number | undefined {
  const [load] = performance.getEntriesByType("navigation");
  const meta = performance
    .getEntriesByType("resource")
    .find(({ name }) => name.includes("/builds/meta/"));
  if (!meta || !(load instanceof PerformanceNavigationTiming)) return undefined;
  return meta.startTime - load.loadEventStart;
}

/** A build that prerendered these pages. */
function withPages(prerendered: string[]) {
  return async (page: Page): Promise<void> => {
    const matcher = { static: {}, wildcard: {}, dynamic: {} };
    await page.route("**/builds/meta/*.json", (route) =>
      route.fulfill({ json: { matcher, prerendered } }),
    );
    for (const path of prerendered) {
      await page.route(`**${path}/_payload.json*`, (route) => route.fulfill({ json: {} }));
    }
  };
}

test("a link in view brings its page's data and no script: those are for a page one turns to", async () => {
  const { page, requests } = await visit("/blog/avis-binance", {
    until: "**/blog/_payload.json*",
  });
  const chunk = await chunkOf(page, "routes/blog");
  expect(requests.filter((request) => request.startsWith(`script ${chunk}`))).toEqual([]);

  const asked = page.waitForRequest(`**${chunk}`);
  await page.locator('.crumbs a[href="/blog"]').hover();
  await asked;
});
