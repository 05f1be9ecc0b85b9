// A navigation whose static file is not there: a full load, once, and words where that does not help either.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { untilHydrated } from "./open-page.ts";
import {
  arrived,
  clickMenu,
  documentsIn,
  isSameDocument,
  loadedBy,
  markDocument,
  navigate,
  visit,
  withinOneMoment,
  withoutMeta,
} from "./visit.ts";

/** What the browser says of an answer that is not there, and the site of what it could not read. */
const UNREADABLE = [/404/, /could not be read/, /^Preloading \S+ failed/];

test("where the full load has just been tried, the error page says that the page does not answer", async () => {
  const { page, requests } = await visit("/", {
    expected: UNREADABLE,
    async before(tab) {
      await withinOneMoment(tab);
      await withoutData("/cashback")(tab);
    },
  });
  for (const _ of ["full load", "error page"]) {
    await page.goto("/");
    await untilHydrated(page);
    await clickMenu(page, "Cashback");
    await page.waitForURL("**/cashback");
  }
  await page.getByRole("heading", { level: 1, name: "La page ne répond pas" }).waitFor();

  expect(documentsIn(requests).filter((request) => request === "document /cashback")).toHaveLength(
    1,
  );
});

test("an answer that is not data counts as none", async () => {
  const { page, requests } = await visit("/", {
    expected: UNREADABLE,
    before: (tab) =>
      tab.route("**/cashback/_payload.json*", (route) =>
        route.fulfill({ body: "<!doctype html>" }),
      ),
  });
  await loadedBy(page, () => clickMenu(page, "Cashback"));
  await arrived(page, "/cashback");

  expect(documentsIn(requests)).toEqual(["document /", "document /cashback"]);
});

test("a visitor who is offline is told so, in French, in the page they have", async () => {
  const { page, requests } = await visit("/", {
    before: withoutMeta,
    expected: [...UNREADABLE, /ERR_INTERNET_DISCONNECTED/, /^Chunk failed/],
  });
  await markDocument(page);
  await page.context().setOffline(true);
  await navigate(page, "/cashback");
  await page.getByRole("heading", { level: 1, name: "Vous êtes hors ligne" }).waitFor();

  expect(await isSameDocument(page)).toBe(true);
  expect(documentsIn(requests)).toEqual(["document /"]);
});

test("a click that was taken back by another one does not pull the visitor away", async () => {
  const held = Promise.withResolvers<void>();
  const { page, requests } = await visit("/", {
    expected: UNREADABLE,
    before: (tab) =>
      tab.route("**/cashback/_payload.json*", async (route) => {
        await held.promise;
        await route.fulfill({ status: 404 });
      }),
  });
  await clickMenu(page, "Cashback");
  await clickMenu(page, "Contact");
  await arrived(page, "/contact");
  const answered = page.waitForResponse("**/cashback/_payload.json*");
  held.resolve();
  await answered;
  await clickMenu(page, "Banques");
  await arrived(page, "/banque");

  expect(documentsIn(requests)).toEqual(["document /"]);
});

function withoutData(path: string) {
  return (page: Page) =>
    page.route(`**${path}/_payload.json*`, (route) => route.fulfill({ status: 404 }));
}
