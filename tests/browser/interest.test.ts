// The compound-interest calculator and the cote, by keyboard alone, on a phone, without JavaScript.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { SITUATION_KEYS } from "../../app/blocks/cote/situations.ts";
import { focusedId, hydrated, openPage } from "./open-page.ts";

const TOOL = "/outils/interets-composes";
const PHONE = { viewport: { width: 360, height: 740 } };

test("by keyboard alone: a plan is typed, and the answer follows in the address and on the page", async () => {
  const page = await openPage(`${TOOL}?impot=sans&inflation=0`);
  await hydrated(page);
  await page.getByLabel("Capital de départ").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("10 000");
  await page.waitForURL(/capital=10\+000|capital=10%20000/);
  await page.keyboard.press("Tab");
  await page.keyboard.type("0");
  await page.waitForURL(/versement=0/);
  await page.keyboard.press("Tab");
  await page.keyboard.type("5");
  await page.keyboard.press("Tab");
  await page.keyboard.type("10");
  await page.waitForURL(/duree=10/);
  // 10 000 × 1,05^10, the textbook's figure.
  await page
    .getByText(/16[\s ]288,95/)
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedId(page)).toBe("resultat");
});

test("on a phone without JavaScript the form answers, and the years can be opened", async () => {
  const page = await openPage(TOOL, { ...PHONE, javaScriptEnabled: false });
  await page.getByLabel("Durée").fill("3");
  await page.getByRole("button", { name: "Calculer" }).click();
  await page.waitForURL(/duree=3/);
  await page.getByText("Le tableau, année par année").click();
  // The start, and the end of each of the three years.
  expect(await page.locator(".tool__result table tbody tr").count()).toBe(4);
  expect(await runsOffTheSide(page)).toBe(false);
});

test("by keyboard alone the cote is narrowed and sorted, on a phone", async () => {
  const page = await openPage("/parrainage", PHONE);
  await hydrated(page);
  await page.locator(".cote .filters > summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("bank");
  await page.waitForURL(/q=bank/);
  for (const _field of ["genre", "tri", ...SITUATION_KEYS, "boost"]) {
    await page.keyboard.press("Tab");
  }
  await page.locator("input[name=boost]:focus").waitFor();
  await page.keyboard.press("Space");
  await page.waitForURL(/boost=oui/);
  await expect.poll(() => page.locator(".cote tbody tr").count()).toBe(1);
  expect(await runsOffTheSide(page)).toBe(false);
});

function runsOffTheSide(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}
