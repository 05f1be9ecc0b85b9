// The cote by one's situation: what fits, what nobody says, and what to give up where nothing fits.

import { expect, test } from "vitest";
import { OFFERS } from "../../app/amounts/offers.ts";
import { openPage, untilHydratedAndIdle } from "./open-page.ts";

test.each([true, false])(
  "one's situation is chosen by keyboard, and what is unknown stands apart (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage("/parrainage", { javaScriptEnabled });
    if (javaScriptEnabled) await untilHydratedAndIdle(page);
    await page.getByLabel("Argent à verser au plus").focus();
    await page.keyboard.type("0");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Afficher" }).press("Enter");
    await page.waitForURL(/especes=0/);
    await page.getByText("À vérifier : condition inconnue").waitFor();
    // Its bonus is below its own threshold: it fits for nobody for certain.
    const uncertain = await page.locator(".cote__group th").allInnerTexts();
    expect(uncertain.join()).toContain("Poulpeo");
    expect((await page.locator(".cote tbody th").allInnerTexts()).join()).not.toContain(
      "BoursoBank",
    );
    await page.locator(".cote summary", { hasText: "à dépenser" }).first().press("Enter");
    await page.getByRole("link", { name: "Conditions et sources" }).first().waitFor();
  },
);

test("an empty result proposes what to give up, with how many offers that brings", async () => {
  const page = await openPage("/parrainage?moins-de-six-mois=oui", { javaScriptEnabled: false });
  await page.getByRole("link", { name: /Renoncer à .*moins de six mois.*: \d+ offres/ }).click();
  await page.waitForURL((url) => !url.searchParams.has("moins-de-six-mois"));
  await expect.poll(() => page.locator(".cote [data-row]").count()).toBe(OFFERS.length);
});
