// The form of a tool in a browser: from a fault to its field, and nothing that is typed is lost on the way.
import { expect, test } from "vitest";
import { focusedId } from "./open-page.ts";
import { navigate, visit } from "./visit.ts";

const TOOL = "/outils/interets-composes";

test("by keyboard alone, the link in the list of faults leads into its field", async () => {
  const { page } = await visit(`${TOOL}?taux=abc`);
  await page.getByRole("button", { name: "Calculer" }).focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    "Taux annuel nominal",
  );
  await page.keyboard.press("Enter");
  await page.waitForURL(/#champ-taux$/);

  expect(await focusedId(page)).toBe("champ-taux");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("4");
  await page.waitForURL(/taux=4/);
  await page.getByText(/à 4\s% par an, vous auriez/).waitFor();
});

test("what is typed right before a contents link is followed stays, and is answered", async () => {
  const { page } = await visit("/parrainage/calcul", { before: (tab) => tab.clock.install() });
  const field = page.getByLabel("Vos autres frais");
  const contents = page.getByRole("navigation", { name: "Sommaire" });
  await contents.locator("summary").click();
  // The address follows a quarter of a second after the last key: not before the link is followed.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field.fill("4321");
  await contents.getByRole("link").last().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#/);
  expect(await field.inputValue()).toBe("4321");
  expect(new URL(page.url()).search).toBe("");

  await page.clock.runFor(500);
  await page.waitForURL(/autres=4321/);
  await page
    .getByText(/4\s321\s€/)
    .first()
    .waitFor();
  expect(await field.inputValue()).toBe("4321");
});

test("a link to other answers, and the way back, draw the form anew", async () => {
  const { page } = await visit(`${TOOL}?capital=100`);
  const field = page.getByLabel("Capital de départ");
  await field.fill("200");
  await page.waitForURL(/capital=200/);
  await navigate(page, `${TOOL}?capital=300`);
  await expect.poll(() => field.inputValue()).toBe("300");
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe("200");
});

test.each([
  [TOOL, "Taux annuel nominal", "abc", "3"],
  ["/parrainage/calcul", "Vos autres frais", "10.000", "10"],
  ["/comparateur/profil", "Revenus nets par mois", "abc", "2000"],
  ["/parrainage/calendrier", "Ouverture du compte", "1999-01-01", "2026-11-20"],
])(
  "on %s a fault and its recovery are told in one and the same live region",
  async (path, label, wrong, right) => {
    const { page } = await visit(path);
    const region = await page.waitForSelector(".tool__result [role=status]");
    await page.getByLabel(label).fill(wrong);
    await expect.poll(() => region.textContent()).toContain("Pas de résultat");
    await page.getByLabel(label).fill(right);
    await expect.poll(() => region.textContent()).not.toMatch(/^$|Pas de résultat/);

    expect(await region.evaluate((element) => element.isConnected)).toBe(true);
  },
);

test("a product that nobody knows runs off no side, however narrow the screen", async () => {
  const { page } = await visit(`/comparateur?produits=${"m".repeat(40)}&produits=n26.go`, {
    viewport: { width: 320, height: 640 },
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.each(["/comparateur?produits=", "/banque?tri="])(
  "an emoji where a text is cut is drawn by the browser as by the server: %s",
  async (path) => {
    // An error of hydration is on the console, where nothing may be.
    const { page } = await visit(`${path}a${encodeURIComponent("😀".repeat(120))}`);
    expect(await page.content()).toContain("a😀");
  },
);
