// The comparator in a browser: with JavaScript and without, by keyboard, on a phone.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { focusedId, openHydrated, openPage, PHONE } from "./open-page.ts";

const TWO = "/comparateur?produits=n26.standard&produits=revolut.plus";

test("without JavaScript products are chosen by the form, and compared", async () => {
  const page = await openPage("/comparateur", { javaScriptEnabled: false });
  await page.getByLabel("Produit 1").selectOption({ label: "N26 Standard" });
  await page.getByLabel("Produit 2").selectOption({ label: "Revolut Plus" });
  await page.getByLabel("Différences seulement").check();
  await page.getByRole("button", { name: "Comparer" }).click();
  await page.waitForURL(/differences=oui/);

  await expectColumns(page, ["N26 Standard", "Revolut Plus"]);
  expect(await page.getByLabel("Différences seulement").isChecked()).toBe(true);
  expect(await page.getByLabel("Produit 4").count()).toBe(0);
});

test("with JavaScript the table follows the choice, and the focus stays in the field", async () => {
  const page = await openHydrated(TWO);
  const field = page.getByLabel("Produit 3");
  await field.focus();
  await field.selectOption({ label: "BoursoBank Ultim" });
  await page.waitForURL(/produits=boursobank\.ultim/);

  await expectColumns(page, ["N26 Standard", "Revolut Plus", "BoursoBank Ultim"]);
  expect(await focusedId(page)).toBe("champ-produits-3");
  await page.getByLabel("Produit 4").waitFor();
});

test("a product that is chosen twice is said so at its field, and goes again", async () => {
  const page = await openHydrated(TWO);
  const field = page.getByLabel("Produit 3");
  await field.selectOption("n26.standard");
  await page.getByText("N26 Standard est déjà choisi plus haut.").waitFor();
  await expectColumns(page, ["N26 Standard", "Revolut Plus"]);
  await field.selectOption("n26.smart");
  await page.getByText("N26 Standard est déjà choisi plus haut.").waitFor({ state: "detached" });

  await expectColumns(page, ["N26 Standard", "Revolut Plus", "N26 Smart"]);
});

test("on a phone two products stay side by side, and their names in sight", async () => {
  const page = await openHydrated(TWO, PHONE);
  const row = page.locator(".side-by-side tbody tr").nth(12);
  await row.evaluate((line) => line.scrollIntoView({ block: "end" }));
  const [left, right] = await Promise.all(
    [0, 1].map((place) => row.locator("td").nth(place).boundingBox()),
  );
  const head = await page.locator(".side-by-side thead").boundingBox();

  expect(left?.y).toBe(right?.y);
  expect(right?.x).toBeGreaterThan(left?.x ?? 360);
  expect(head?.y).toBeGreaterThanOrEqual(0);
  expect(head?.y).toBeLessThan(120);
  await expectColumns(page, ["N26 Standard", "Revolut Plus"]);
});

test("on a phone what is known of no product is said once, and a value that all have takes one line", async () => {
  const phone = { viewport: { width: 360, height: 780 }, javaScriptEnabled: false };
  const page = await openPage(`${TWO}&produits=boursobank.ultim`, phone);
  const row = page.locator(".side-by-side tr:has([data-unknown])").first();
  const unknown = row.locator("[data-unknown]");
  const names = (await unknown.getAttribute("data-unknown"))?.split(", ") ?? [];
  const shown = row.locator("td:visible");
  expect(await shown.count()).toBe(3 - names.length);
  expect(await shown.filter({ hasText: "non vérifié" }).count()).toBe(0);
  expect(await unknown.evaluate((title) => getComputedStyle(title, "::after").content)).toContain(
    "non vérifié",
  );

  await page.goto(new URL("/banque/boursobank", page.url()).href);
  const free = page.getByRole("row", { name: /^Paiement en devises/ }).first();
  const cells = free.locator("td:visible");
  expect(await cells.allInnerTexts()).toEqual(["0\u202f%"]);
  expect(await cells.evaluate((cell) => getComputedStyle(cell, "::before").content)).toBe('"tous"');
});

test.each([
  [360, true],
  [320, false],
])(
  "on a phone of %i px three products have a line each for a criterion, the later ones one tap away, and nothing has to be scrolled to",
  async (width, javaScriptEnabled) => {
    const page = await openPage(`${TWO}&produits=boursobank.ultim`, {
      viewport: { width, height: 700 },
      javaScriptEnabled,
    });
    const table = page.getByRole("table", { name: /^Comparaison.*Ultim$/ });
    const row = table.locator("tbody tr").nth(9);
    expect(await row.isVisible()).toBe(false);
    await page.getByLabel(/Montrer les \d+ autres critères/).check();
    await row.waitFor();
    const lines = await row.locator("td").evaluateAll((cells) =>
      cells.map((cell) => ({
        name: getComputedStyle(cell, "::before").content,
        top: cell.getBoundingClientRect().top,
        right: cell.getBoundingClientRect().right,
      })),
    );

    expect(lines.map(({ name }) => name)).toEqual([
      '"N26 Standard"',
      '"Revolut Plus"',
      '"BoursoBank Ultim"',
    ]);
    expect(new Set(lines.map(({ top }) => top)).size).toBe(3);
    for (const { right } of lines) expect(right).toBeLessThanOrEqual(width);
    expect(await scrollersIn(page)).toEqual([]);
  },
);

test("on a phone what was unfolded of a comparison stays so while it changes", async () => {
  const page = await openHydrated(`${TWO}&produits=boursobank.ultim&produits=fortuneo.gold`, PHONE);
  await page.getByLabel(/Montrer les \d+ autres critères/).check();
  await page.getByRole("link", { name: "retirer Revolut Plus" }).click();
  await expectColumns(page, ["N26 Standard", "BoursoBank Ultim", "Fortuneo Gold CB Mastercard"]);

  await expect
    .poll(() => page.getByLabel(/Montrer les \d+ autres critères/).isChecked())
    .toBe(true);
  expect(await page.locator(".side-by-side tbody tr").nth(9).isVisible()).toBe(true);
});

test.each([
  [768, "screen"],
  [1280, "screen"],
  [360, "print"],
] as const)("at %i px on %s a comparison shows every criterion", async (width, media) => {
  const page = await openPage(`${TWO}&produits=boursobank.ultim`, {
    viewport: { width, height: 700 },
  });
  await page.emulateMedia({ media });
  await page.locator(".side-by-side tbody tr").nth(9).waitFor();
  expect(await page.getByLabel(/Montrer les \d+ autres critères/).isVisible()).toBe(false);
});

test("on a phone the form of a comparison is folded; it opens on a tap, and for a fault", async () => {
  const page = await openPage(TWO, { ...PHONE, javaScriptEnabled: false });
  const field = page.getByLabel("Produit 3");
  expect(await field.isVisible()).toBe(false);
  await page.getByText("Changer de produits").click();
  await field.selectOption({ label: "N26 Standard" });
  await page.getByRole("button", { name: "Comparer" }).click();

  await page.getByText("N26 Standard est déjà choisi plus haut.").waitFor();
  expect(await field.isVisible()).toBe(true);
});

test("on a phone the page of a bank shows its paid card whole", async () => {
  const page = await openPage("/banque/boursobank", PHONE);
  const paid = page.getByRole("table", { name: /^L’essentiel/ }).getByText("9,90\u202f€ par mois");
  const box = await paid.first().boundingBox();

  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(await scrollersIn(page)).toEqual([]);
});

test("from the opening of a bank's page a card is taken along, others added and taken out again", async () => {
  const page = await openHydrated("/banque/boursobank", PHONE);
  const opening = page.getByRole("table", { name: /^L’essentiel/ });
  await opening.getByRole("link", { name: "comparer BoursoBank Ultim", exact: true }).click();
  await page.waitForURL("**/comparateur?produits=boursobank.ultim");
  await page.getByText("Ajouter un produit à la comparaison").click();
  await page.getByRole("link", { name: "ajouter BoursoBank Welcome" }).click();
  await expectColumns(page, ["BoursoBank Ultim", "BoursoBank Welcome"]);
  await page.getByRole("link", { name: "ajouter N26 Standard" }).click();
  await expectColumns(page, ["BoursoBank Ultim", "BoursoBank Welcome", "N26 Standard"]);
  await page.getByRole("link", { name: "retirer BoursoBank Welcome" }).click();

  await expectColumns(page, ["BoursoBank Ultim", "N26 Standard"]);
  expect(new URL(page.url()).search).toBe("?produits=boursobank.ultim&produits=n26.standard");
  expect(await page.getByLabel("Produit 2").inputValue()).toBe("n26.standard");
});

/** Waits for the headings of the comparison. */
async function expectColumns(page: Page, names: string[]): Promise<void> {
  const heads = page.locator(".comparator thead th");
  await expect
    .poll(() =>
      heads.evaluateAll((all) => all.map((head) => head.firstChild?.textContent).slice(1)),
    )
    .toEqual(names);
}

/** What has more to show than its own frame does, the page among it. */
function scrollersIn(page: Page): Promise<string[]> {
  return page.locator(":is(html, main, main *)").evaluateAll((all) =>
    all
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const isHigher = /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1;
        const isWider =
          (/auto|scroll/.test(overflowX) || one.matches("html")) &&
          one.scrollWidth > one.clientWidth + 1;
        return isHigher || isWider;
      })
      .map((one) => `${one.tagName} ${one.className}`),
  );
}
