// The net gain and the calendar of a referral, by keyboard, on a phone, without JavaScript.
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { parseIcs } from "../unit/blocks/parse-ics.ts";
import { focusedId, openHydrated, openPage, PHONE } from "./open-page.ts";

const CALCUL = "/parrainage/calcul";
/** The working of a card's price, which there is for no free one. */
const MONTHLY_PRICE = /12 × [\d,]+\s€/;

test("by keyboard alone: choose, type, and the answer follows in the address and on the page", async () => {
  const page = await openHydrated(`${CALCUL}?offre=FORTUNEO_GOLD`);
  await page.getByLabel("Remplissez-vous la condition").focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/condition=non/);
  await page.locator("#resultat").getByText(MONTHLY_PRICE).waitFor();

  await page.getByLabel("Vos autres frais").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("12,50");
  await page.waitForURL(/autres=12%2C50/);
  await page
    .getByRole("row", { name: /Vos autres frais/ })
    .getByText("12,50")
    .first()
    .waitFor();

  await page.keyboard.press("Enter");
  expect(await focusedId(page)).toBe("resultat");
});

test("another offer brings its own questions, and the visitor's other answers stay", async () => {
  const page = await openHydrated(`${CALCUL}?offre=FORTUNEO_GOLD&autres=5`);
  await page.getByLabel("Offre de parrainage").selectOption("N26");
  await page.getByRole("combobox", { name: "Formule" }).waitFor();
  await page.getByRole("combobox", { name: "Formule" }).selectOption("n26.metal");
  await page.waitForURL(/formule=n26\.metal/);
  await page.locator("#resultat").getByText(MONTHLY_PRICE).waitFor();

  expect(await page.getByLabel("Remplissez-vous la condition").count()).toBe(0);
  expect(await page.getByLabel("Vos autres frais").inputValue()).toBe("5");
});

test("by keyboard the sponsor's part is counted, then taken out, and the drawing follows with its table", async () => {
  const page = await openHydrated(`${CALCUL}?offre=BOURSOBANK&partage=oui`);
  const drawing = page.getByRole("table", { name: /^Sur 1 an/ });
  const promised = drawing.getByRole("row", { name: /Promis par le parrain/ });
  expect(await promised.textContent()).toMatch(/\+\s\d/);
  await page.getByLabel("Votre parrain partage-t-il").focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/partage=non/);
  await promised.getByText("non compté").waitFor();

  expect(await page.getByRole("row", { name: /Filleul, sans partage/ }).count()).toBe(1);
});

test("where colours are forced, and on paper, every bar of the waterfall is there", async () => {
  const page = await openPage(`${CALCUL}?offre=BOURSOBANK&autres=10`, {
    ...PHONE,
    forcedColors: "active",
  });
  const bars = page.locator(".waterfall .bar__part");
  const fills = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).stroke));
  expect(fills.length).toBeGreaterThan(5);
  expect(fills).not.toContain("none");
  await page.emulateMedia({ media: "print" });
  for (const bar of await bars.all()) {
    expect((await bar.boundingBox())?.width).toBeGreaterThan(0);
  }
});

test("where money can be lost, the warning comes before the gain and is no smaller", async () => {
  const page = await openPage(`${CALCUL}?offre=CRYPTO`);
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf(".tool__risk")).toBeGreaterThanOrEqual(await sizeOf("[role=status] .amount"));
  const order = await page.locator(".tool__sentence").first().getAttribute("class");
  expect(order).toContain("tool__risk");
});

test("without JavaScript the form answers, and its sources open", async () => {
  const page = await openPage(CALCUL, { javaScriptEnabled: false });
  await page.getByLabel("Offre de parrainage").selectOption("FORTUNEO_FOSFO");
  await page.getByRole("button", { name: "Calculer" }).click();
  await page.getByLabel("Remplissez-vous la condition").selectOption("non");
  await page.getByRole("button", { name: "Calculer" }).click();
  await page.locator("#resultat").getByText(MONTHLY_PRICE).waitFor();
  await page.getByText(/Sources de ces chiffres/).click();
  expect(await page.locator(".tool-sources a:visible").count()).toBeGreaterThan(0);
});

test("from the conditions of an offer, a date typed by keyboard leads to the file, without JavaScript", async () => {
  const page = await openPage("/banque/fortuneo/gold", { ...PHONE, javaScriptEnabled: false });
  // The section is folded on a phone: the first link of the page opens it.
  await page.getByRole("link", { name: "Aller aux échéances de la prime" }).focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: /échéances Fortuneo Gold/ }).first();
  await form.getByLabel("Ouverture du compte").fill("2026-11-20");
  await form.getByLabel("Ouverture du compte").focus();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ]);
  expect(download.suggestedFilename()).toBe("echeances-fortuneo-gold-2026-11-20.ics");
  const events = parseIcs(await text(await download.createReadStream()));
  expect(events.length).toBe(3);
});
