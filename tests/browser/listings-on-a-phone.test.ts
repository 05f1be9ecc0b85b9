// Listings at 360 px: two lines an entry, the rest one tap away, the form folded; with JavaScript and without.
import { expect, test } from "vitest";
import { openPage, PHONE, untilHydratedAndIdle } from "./open-page.ts";

test.each([true, false])(
  "a card's line holds its price and what is due; what else is known is one tap away (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage("/banque", { javaScriptEnabled, ...PHONE });
    if (javaScriptEnabled) await untilHydratedAndIdle(page);
    const line = page.locator("#liste tbody tr", { hasText: "N26 Standard" }).first();
    const rest = line.locator("td[data-label='Retrait en devises']");
    const promised = line.locator(".promised");
    expect(await line.locator("[data-lead]").innerText()).toMatch(/^0\s€/);
    expect(await line.locator(".owed").innerText()).toMatch(/^\d+\s€ dus$/);
    expect([await rest.isVisible(), await promised.isVisible()]).toEqual([false, false]);
    const folded = (await line.boundingBox())?.height ?? Number.NaN;

    await line.locator("summary").click();
    await rest.waitFor();
    await promised.waitFor();
    await line.getByRole("link", { name: "Conditions de l’offre N26" }).waitFor();
    // A line of its name, two of what the offer asks.
    expect(folded).toBeLessThan(90);
  },
);

test("most cards take two lines or three, the others a fourth for a condition or a long name", async () => {
  const page = await openPage("/banque", { javaScriptEnabled: false, ...PHONE });
  const heights = await page
    .locator("#liste tbody tr")
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(heights.filter((height) => height < 90).length).toBeGreaterThan(heights.length / 2);
  // An account for shares also warns of the risk.
  expect(Math.max(...heights)).toBeLessThan(165);
});

test.each(["/banque", "/cashback", "/parrainage", "/blog"])(
  "on %s the form is folded until something is filtered, and stands open on a wide screen",
  async (path) => {
    const folded = await openPage(path, { javaScriptEnabled: false, ...PHONE });
    const field = folded.locator(".filters input[name=q]");
    expect(await field.isVisible()).toBe(false);
    await folded.locator(".filters > summary").click();
    await field.waitFor();

    const asked = await openPage(`${path}?q=carte`, { javaScriptEnabled: false, ...PHONE });
    await asked.locator(".filters input[name=q]").waitFor();

    const wide = await openPage(path, { javaScriptEnabled: false });
    await wide.locator(".filters input[name=q]").waitFor();
    expect(await wide.locator(".filters > summary").isVisible()).toBe(false);
  },
);

test("the first offer stands within the first two screens", async () => {
  const page = await openPage("/parrainage", PHONE);
  const top = await page
    .locator(".cote tbody tr")
    .first()
    .evaluate((line) => line.getBoundingClientRect().bottom);
  expect(top).toBeLessThan(2 * PHONE.viewport.height);
});

test("a change of the history takes two lines, three at most", async () => {
  const page = await openPage("/parrainage/historique", PHONE);
  const heights = await page
    .locator(".history__table tbody tr:not(.history__gap)")
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(heights.filter((height) => height < 65).length).toBeGreaterThan(heights.length / 2);
  expect(Math.max(...heights)).toBeLessThan(100);
});

test("a guide is its title and one line", async () => {
  const page = await openPage("/blog", PHONE);
  const lines = await page
    .locator("#liste .guides h3 + p")
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(lines.length).toBeGreaterThan(10);
  expect(Math.max(...lines)).toBeLessThan(32);
});
