// The checklist of a referral in a browser: ticked by keyboard, with and without a script, kept nowhere, printed.
import { expect, test } from "vitest";
import { openHydrated, openPage, untilHydratedAndIdle } from "./open-page.ts";

const GOLD = "/parrainage/calendrier?offre=FORTUNEO_GOLD&debut=2026-11-20";
const DEPOSIT = /^Verser au moins 300/;

test.each([true, false])(
  "each thing to do is ticked by keyboard, and no box outlives its page (scripts: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage(GOLD, { javaScriptEnabled });
    if (javaScriptEnabled) await untilHydratedAndIdle(page);
    const list = page.getByRole("region", { name: "Échéances" });
    expect(await list.getByRole("checkbox").count()).toBeGreaterThan(3);
    await list.getByRole("checkbox", { name: "Ouverture du compte" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await list.getByRole("checkbox", { name: DEPOSIT }).isChecked()).toBe(true);
    expect(new URL(page.url()).search).toBe(new URL(GOLD, page.url()).search);

    await page.reload();
    expect(await list.getByRole("checkbox", { checked: true }).count()).toBe(0);
    expect(await page.getByText("Rien ne les garde une fois la page quittée").count()).toBe(1);
  },
);

test("a ticked box is no answer: another opening day begins with none", async () => {
  const page = await openHydrated(GOLD);
  await page.getByRole("checkbox", { name: DEPOSIT }).check();
  await page.getByLabel("Ouverture du compte", { exact: true }).first().fill("2027-01-15");
  await page.getByText("jeudi 21 janvier 2027").waitFor();
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
});

test("on paper stand the dates, what to keep and the boxes as they were ticked, without the ways into an agenda", async () => {
  const page = await openHydrated(GOLD);
  await page.getByRole("checkbox", { name: DEPOSIT }).check();
  await page.emulateMedia({ media: "print" });
  const list = page.getByRole("region", { name: "Échéances" });
  expect(await list.getByText("dimanche 21 novembre 2027", { exact: true }).isVisible()).toBe(true);
  expect(await list.getByText("le relevé où la prime est versée").isVisible()).toBe(true);
  expect(await list.getByRole("checkbox", { name: DEPOSIT }).isVisible()).toBe(true);
  expect(await list.getByRole("checkbox", { name: DEPOSIT }).isChecked()).toBe(true);
  expect(await list.getByText("abonnez votre agenda").isVisible()).toBe(false);
});

test("the advice on proofs opens by keyboard where the conditions stand", async () => {
  const page = await openPage("/banque/fortuneo/parrainage", { javaScriptEnabled: false });
  const summary = page.getByText("Quelles preuves garder, et quand").first();
  expect(await page.getByText("le relevé où le versement arrive").first().isVisible()).toBe(false);
  await summary.focus();
  await page.keyboard.press("Enter");
  expect(await page.getByText("le relevé où le versement arrive").first().isVisible()).toBe(true);
});
