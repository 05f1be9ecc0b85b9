// A visitor whose page is older than the site.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import {
  arrived,
  clickMenu,
  comeBack,
  documentsIn,
  isSameDocument,
  loadedBy,
  markDocument,
  visit,
  withoutMeta,
} from "./visit.ts";

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

test("the published build is asked for every hour, past every cache", async () => {
  const { page, requests } = await visit("/", { before: (tab) => tab.clock.install() });
  await page.clock.fastForward(59 * MINUTE);
  expect(requests.filter(isQuestion)).toEqual([]);

  await page.clock.fastForward(MINUTE);
  await expect.poll(() => requests.filter(isQuestion).length).toBe(1);
  await page.clock.fastForward(HOUR);
  await expect.poll(() => requests.filter(isQuestion).length).toBe(2);

  const [first, second] = requests.filter(isQuestion);
  expect(first).toMatch(/^fetch \/builds\/latest\.json\?\d{13}$/);
  expect(second).not.toBe(first);
});

test("a tab that comes back into view asks too, at most every five minutes", async () => {
  const { page, requests } = await visit("/", { before: (tab) => tab.clock.install() });
  await page.clock.fastForward(4 * MINUTE);
  await comeBack(page);
  expect(requests.filter(isQuestion)).toEqual([]);

  await page.clock.fastForward(MINUTE);
  await comeBack(page);
  await comeBack(page);
  await expect.poll(() => requests.filter(isQuestion).length).toBe(1);
});

test("once another build is out, the next navigation loads its page in full, and nothing before it", async () => {
  const { page, requests } = await visitWithNewBuild();
  await markDocument(page);
  await learnOfPublishedBuild(page);
  expect(await isSameDocument(page)).toBe(true);

  await loadedBy(page, () => clickMenu(page, "Cashback"));
  await arrived(page, "/cashback");
  expect(documentsIn(requests)).toEqual(["document /", "document /cashback"]);
  expect(requests.filter((request) => request.includes("/cashback/_payload.json"))).toEqual([]);
});

test("the page being left stays until the new one is there", async () => {
  const { page } = await visitWithNewBuild();
  await learnOfPublishedBuild(page);
  const title = await page.locator("h1").textContent();
  // A page that is being left answers no test, so it notes itself what it shows last.
  await page.evaluate(() => {
    addEventListener("pagehide", () => {
      sessionStorage.setItem("shown-last", document.querySelector("h1")?.textContent ?? "");
    });
  });
  await loadedBy(page, () => clickMenu(page, "Cashback"));

  expect(await page.evaluate(() => sessionStorage.getItem("shown-last"))).toBe(title);
});

test("back, too, loads the page in full", async () => {
  const { page, requests } = await visitWithNewBuild();
  await clickMenu(page, "Cashback");
  await arrived(page, "/cashback");
  await learnOfPublishedBuild(page);
  await loadedBy(page, () => page.goBack());
  await arrived(page, "/");

  expect(documentsIn(requests)).toEqual(["document /", "document /"]);
});

test("an answer that can't be read changes nothing", async () => {
  const { page, requests } = await visit("/", {
    expected: [/500/, /could not be read/],
    async before(tab) {
      await tab.clock.install();
      await tab.route("**/builds/latest.json*", (route) => route.fulfill({ status: 500 }));
    },
  });
  const answered = page.waitForResponse("**/builds/latest.json*");
  await page.clock.fastForward(HOUR);
  await answered;
  await clickMenu(page, "Cashback");
  await arrived(page, "/cashback");

  expect(documentsIn(requests)).toEqual(["document /"]);
});

function visitWithNewBuild() {
  return visit("/", {
    expected: [/404/, /could not be read/],
    async before(tab) {
      await withClock(tab);
      // Links in view would be preloaded before the new build is known, on a slow machine.
      await withoutMeta(tab);
      await tab.route("**/builds/latest.json*", (route) =>
        route.fulfill({ json: { id: "another", timestamp: 0 } }),
      );
    },
  });
}

/** A clock to move, and a page that notes which answers its scripts have read. */
async function withClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const { json } = Response.prototype;
    const read: string[] = [];
    Reflect.set(window, "answersRead", read);
    Response.prototype.json = async function () {
      const value: unknown = await json.call(this);
      read.push(this.url);
      return value;
    };
  });
}

/** An hour goes by, and the page has read the answer: one that has only arrived changes nothing yet. */
async function learnOfPublishedBuild(page: Page): Promise<void> {
  await page.clock.fastForward(HOUR);
  await page.waitForFunction(() =>
    Reflect.get(window, "answersRead").some((url: string) => url.includes("/builds/latest.json")),
  );
}

function isQuestion(request: string): boolean {
  return request.includes("/builds/latest.json");
}
