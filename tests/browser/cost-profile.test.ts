// The cost profile in a browser: with JavaScript and without, by keyboard, on a phone, on paper.
import { expect, test } from "vitest";
import { focusedId, openHydrated, openPage, PHONE, untilHydrated } from "./open-page.ts";

test("the costs follow as one types, letter by letter, and a wrong answer spoils no other", async () => {
  const page = await openHydrated("/comparateur/profil");
  const field = page.getByLabel("Retraits en zone euro (par mois)");
  await field.fill("");
  await field.pressSequentially("12");
  await page.waitForURL(/retraits=12/);
  expect(await focusedId(page)).toBe("champ-retraits");
  await page.getByLabel("Revenus nets par mois (€)").fill("beaucoup");
  await page.locator("#champ-revenus-erreur").waitFor();

  expect(await field.inputValue()).toBe("12");
  expect(await page.locator(".card-cost").count()).toBe(0);
  await page.getByLabel("Revenus nets par mois (€)").fill("2 500,50");
  await page.locator(".card-cost").first().waitFor();
});

test("without JavaScript the costs are worked out, and each working opens", async () => {
  const page = await openPage("/comparateur/profil?usage=non", { javaScriptEnabled: false });
  const cards = page.locator(".tool__result section > .card-costs").last().locator(".card-cost");
  await cards.first().locator("summary").click();
  expect(await cards.first().locator(".working").isVisible()).toBe(true);

  const late = page
    .locator(".tool__result section > ol > .card-cost:has(button[name=detail])")
    .first();
  const name = await late.locator(".card-cost__name").innerText();
  await late.locator("summary").click();
  await late.locator("button[name=detail]").click();
  await page.waitForURL(/paiements=0&.*detail=[\w-]+\.[\w-]+#detail$/);
  const asked = page.locator(".card-cost:target");
  expect(await asked.locator(".card-cost__name").innerText()).toBe(name);
  expect(await asked.locator(".working").getByText("Abonnement").first().isVisible()).toBe(true);
});

test("without JavaScript a folded list tells its names, its cards are a page more, and so is the working of one", async () => {
  const page = await openPage("/comparateur/profil?joint=oui", { javaScriptEnabled: false });
  const list = page.locator(".tool__more", { hasText: /^Coût incomplet/ });
  await list.locator("summary").click();
  expect(await list.getByText(/^.+, .+\.$/).isVisible()).toBe(true);
  await list.getByRole("button", { name: "Afficher ces cartes" }).click();
  await page.waitForURL(/personnes=2&.*detail=incomplet#detail$/);
  const first = list.locator(".card-cost").first();
  const name = await first.locator(".card-cost__name").innerText();
  expect(await first.getByText("Condition de revenus").isVisible()).toBe(true);

  await first.locator("summary").click();
  await first.getByRole("button", { name: "Afficher le calcul" }).click();
  await page.waitForURL(/personnes=2&.*detail=[\w-]+\.[\w-]+#detail$/);
  const asked = page.locator(".card-cost:target");
  expect(await asked.locator(".card-cost__name").innerText()).toBe(name);
  expect(await asked.locator(".working").isVisible()).toBe(true);
});

test("a list and a working that were not drawn are, as soon as they are opened, with their notes", async () => {
  const page = await openHydrated("/comparateur/profil?joint=oui");
  const late = page.locator(".tool__more .card-cost").first();
  const sources = () => page.locator(".tool-sources li").allTextContents();
  const before = await sources();
  expect(await late.count()).toBe(0);
  await page.locator(".tool__more > summary", { hasText: "Coût incomplet" }).click();
  await late.waitFor();
  expect(await late.locator(".working").count()).toBe(0);
  await late.locator("summary").focus();
  await page.keyboard.press("Enter");
  await late.locator(".working").waitFor();
  // What is told later stands last: no note that is open, or was read, changes its number.
  expect((await sources()).slice(0, before.length)).toEqual(before);
  const mark = late.locator(".working .mark").first();
  await mark.focus();
  await page.keyboard.press("Enter");

  expect(await page.locator(".note:popover-open a[href^=http]").count()).toBeGreaterThan(0);
  await page.getByLabel("Retraits en zone euro (par mois)").fill("7");
  await page.waitForURL(/retraits=7/);
  expect(await page.locator(".note:popover-open").count()).toBe(0);
  expect(await late.locator(".working").isVisible()).toBe(true);
});

test("the first part that is opened brings the facts once; what was open stays open, and the focus where it was", async () => {
  const page = await openHydrated("/comparateur/profil");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/comparateur/profil/_payload.json")) asked.push(request.url());
  });
  await page.getByText("Les mêmes coûts en tableau").click();
  const late = page.locator(".card-cost:has(button[name=detail])");
  const name = await late.first().locator(".card-cost__name").innerText();
  const card = page.locator(".card-cost", { has: page.getByText(name, { exact: true }) });
  await card.locator("summary").focus();
  await page.keyboard.press("Enter");
  await card.locator("details[open] .working").waitFor();

  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(name);
  expect(await page.locator("details[open] > table.figures-table").count()).toBe(1);
  await late.first().locator("summary").click();
  await expect.poll(() => page.locator("details[open] > .working").count()).toBe(2);
  expect(asked.length).toBe(1);
});

test("where the facts can't be had, the server draws the costs that are asked for", async () => {
  const expected = [
    /^The data of \/comparateur\/profil could not be read/,
    /^A part is missing/,
    /ERR_FAILED/,
  ];
  const page = await openHydrated("/comparateur/profil", { expected });
  await page.route("**/comparateur/profil/_payload.json*", (route) => route.abort());
  await page.getByLabel("Seulement les cartes en métal").selectOption("oui");
  await page.waitForURL(/metal=oui/);

  await expect
    .poll(() => page.locator(".card-cost__name").allInnerTexts())
    .not.toContain("N26 Standard");
});

test("a working that was opened stays, also where its card moves down the list", async () => {
  const page = await openHydrated("/comparateur/profil");
  const cards = page.locator(".tool__result section > .card-costs").first().locator(".card-cost");
  const names = () => cards.locator(".card-cost__name").allInnerTexts();
  const last = (await names()).at(-1) ?? "";
  const place = (await names()).indexOf(last);
  const card = cards.filter({ has: page.getByText(last, { exact: true }) });
  await card.locator("summary").click();
  await page.getByLabel("Revenus nets par mois (€)").fill("10000");
  await expect.poll(async () => (await names()).indexOf(last)).toBeGreaterThan(place);

  expect(await card.locator("details[open] .working").count()).toBe(1);
});

test("by keyboard alone: from what is supposed to its question, and one's own bank beside the costs", async () => {
  const page = await openHydrated("/comparateur/profil");
  await page.getByRole("link", { name: "qui peuvent changer de banque" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#champ-domiciliation$/);
  expect(await focusedId(page)).toBe("champ-domiciliation");

  const figures = {
    "Cotisation de": "45",
    "Frais de votre banque sur": "2,5",
    "Frais de votre banque par": "3",
  };
  for (const [label, figure] of Object.entries(figures)) {
    await page.getByLabel(label).focus();
    await page.keyboard.type(figure);
  }
  await page.waitForURL(/banque-retrait=3/);
  await page.getByText(/Votre banque vous coûte/).waitFor();
  await page.getByText("Les mêmes coûts en tableau").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /^Votre banque/ }).waitFor();
});

test.each(["light", "dark"] as const)(
  "a bar is seen on its ground, %s, and on paper",
  async (colorScheme) => {
    const page = await openPage(
      "/comparateur/profil?banque-cotisation=45&banque-paiement=2&banque-retrait=3",
      { colorScheme, viewport: { width: 360, height: 740 } },
    );
    const bar = page.locator(".card-cost--own .bar__part").first();
    expect((await bar.boundingBox())?.width).toBeGreaterThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await page.emulateMedia({ media: "print" });
    expect((await bar.boundingBox())?.width).toBeGreaterThan(40);
  },
);

test("on paper the answers, the workings and the sources are there, the buttons are not", async () => {
  const page = await openPage("/comparateur/profil?banque-cotisation=45");
  await page.emulateMedia({ media: "print" });

  expect(await page.getByLabel("Revenus nets par mois (€)").isVisible()).toBe(true);
  expect(await page.getByLabel(/^Cotisation de votre banque/).isVisible()).toBe(true);
  expect(await page.locator(".tool-form button").isVisible()).toBe(false);
  expect(await page.locator(".working").first().isVisible()).toBe(true);
  expect(await page.locator(".tool-sources li").first().isVisible()).toBe(true);
});

test.each([320, 360, 768])("no price of the answer is cut off at %i px", async (width) => {
  const page = await openPage("/comparateur/profil?revenus=1600", {
    viewport: { width, height: 780 },
  });
  const lines = page.locator(".card-cost :is(p, li, a, span):visible");

  expect(await lines.count()).toBeGreaterThan(50);
  const cut = await lines.evaluateAll((all) =>
    all
      .filter((line) => getComputedStyle(line).overflowX !== "visible")
      .filter((line) => !line.closest(".visually-hidden") && line.scrollWidth > line.clientWidth)
      .map((line) => line.textContent),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test.each([true, false])(
  "on a phone the prices of one’s own bank are folded, and a link to one opens them (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage("/comparateur/profil", { ...PHONE, javaScriptEnabled });
    if (javaScriptEnabled) await untilHydrated(page);
    const field = page.getByLabel(/^Cotisation de votre banque/);
    expect(await field.isVisible()).toBe(false);

    await page.getByRole("link", { name: /^cotisation de votre banque/ }).click();

    await field.waitFor();
  },
);
