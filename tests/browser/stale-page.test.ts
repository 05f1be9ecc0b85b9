// A tab that was left open, and amounts that have changed since.
import { expect, test } from "vitest";
import { STALE_AFTER_MS } from "../../app/browser/stale-page.ts";
import {
  arrived,
  clickMenu,
  comeBack,
  documentsIn,
  isSameDocument,
  loadedBy,
  markDocument,
  visit,
} from "./visit.ts";

const MINUTE = 60 * 1000;

test("a tab that is looked at again after a morning reads its amounts anew", async () => {
  const { page, requests } = await visitWithClock("/parrainage");
  await markDocument(page);
  await page.clock.fastForward(STALE_AFTER_MS - MINUTE);
  await comeBack(page);
  expect(await isSameDocument(page)).toBe(true);

  await page.clock.fastForward(2 * MINUTE);
  await loadedBy(page, () => comeBack(page));
  expect(documentsIn(requests)).toEqual(["document /parrainage", "document /parrainage"]);
});

test("so does a navigation out of a page that old", async () => {
  const { page, requests } = await visitWithClock("/");
  await page.clock.fastForward(STALE_AFTER_MS + MINUTE);
  await loadedBy(page, () => clickMenu(page, "Cashback"));
  await arrived(page, "/cashback");
  expect(documentsIn(requests)).toEqual(["document /", "document /cashback"]);
});

test("without a network the page stays, and is read anew once there is one", async () => {
  const offline = [/ERR_INTERNET_DISCONNECTED/, /Preloading|could not be read/];
  const { page, requests } = await visitWithClock("/parrainage", offline);
  await page.clock.fastForward(STALE_AFTER_MS + MINUTE);
  await page.context().setOffline(true);
  await comeBack(page);
  await page.getByText("Vous êtes hors ligne : les montants datent").waitFor();
  expect(documentsIn(requests)).toHaveLength(1);

  await loadedBy(page, () => page.context().setOffline(false));
  expect(documentsIn(requests)).toHaveLength(2);
});

function visitWithClock(path: string, expected: RegExp[] = []) {
  return visit(path, { expected, before: (tab) => tab.clock.install() });
}
