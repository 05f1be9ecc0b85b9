// The cote by one's situation: what fits, what nobody says, and what to give up where nothing fits.
import { expect, test } from "vitest";
import { OFFERS } from "../../app/primes/offers.ts";
import { hydrated, openPage } from "./open-page.ts";

test.each([true, false])(
  "one's situation is chosen by keyboard, and what is unknown stands apart (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage("/parrainage", { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    await page.getByLabel("Sans versement à faire").focus();
    await page.keyboard.press("Space");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Afficher" }).press("Enter");
    await page.waitForURL(/sans-versement=oui/);
    await page.getByText("Conditions inconnues pour ce filtre").waitFor();
    const certain = await page.locator(".cote tbody:not(.cote__uncertain) th").allInnerTexts();
    expect(certain.join()).toContain("Poulpeo");
    expect(certain.join()).not.toContain("BoursoBank");
    await page.locator(".cote summary", { hasText: "dépenser 5" }).press("Enter");
    await page.getByRole("link", { name: "Conditions et sources" }).first().waitFor();
  },
);

test("an empty result proposes what to give up, with how many offers that brings", async () => {
  const page = await openPage(
    "/parrainage?sous-un-mois=oui&moins-de-six-mois=oui&sans-versement=oui",
    {
      javaScriptEnabled: false,
    },
  );
  await page.getByRole("link", { name: /Renoncer à .*moins de six mois.*: 1 offre/ }).click();
  await page.waitForURL((url) => !url.searchParams.has("moins-de-six-mois"));
  await page.getByText(new RegExp(`^1 offre affichée sur ${OFFERS.length}, puis`)).waitFor();
});
