// A list that nothing fits proposes the nearest: what to give up and what that brings, or where to look instead.
import { expect, test } from "vitest";
import { openPage, untilHydratedAndIdle } from "./open-page.ts";

test.each([true, false])(
  "no card is called so: the word is given up, the filter stays (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage("/banque?q=zzz&gratuites=oui", { javaScriptEnabled });
    if (javaScriptEnabled) await untilHydratedAndIdle(page);
    await page.getByText("Aucune ligne ne correspond").waitFor();
    await page.getByRole("link", { name: /^Renoncer à « zzz » : \d+ lignes$/ }).click();
    await page.waitForURL((url) => url.search === "?gratuites=oui");
    await page.getByText(/^\d+ lignes affichées sur \d+$/).waitFor();
  },
);

test.each([true, false])(
  "no guide of a subject has these words: other subjects, then all pages (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage("/blog?q=monabanq+erasmus&sujet=ouverture", { javaScriptEnabled });
    if (javaScriptEnabled) await untilHydratedAndIdle(page);
    const away = page.getByRole("link", { name: /^Chercher dans tout le site/ });
    expect(await page.getByRole("link", { name: "Chercher dans tous les sujets" }).count()).toBe(1);
    await away.click();
    await page.waitForURL("**/recherche?q=monabanq+erasmus");
    await page.locator(".result a").first().waitFor();
  },
);
