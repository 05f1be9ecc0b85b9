// The compound-interest calculator and the cote, by keyboard alone; the cote on a phone.
import { expect, test } from "vitest";
import { SITUATION_KEYS } from "../../app/blocks/cote/situations.ts";
import { focusedId, openHydrated, PHONE, runsOffTheSide } from "./open-page.ts";

const TOOL = "/outils/interets-composes";

test("by keyboard alone: a plan is typed, and the answer follows in the address and on the page", async () => {
  const page = await openHydrated(`${TOOL}?impot=sans&inflation=0`);
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

test("by keyboard alone the cote is narrowed and sorted, on a phone", async () => {
  const page = await openHydrated("/parrainage", PHONE);
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
