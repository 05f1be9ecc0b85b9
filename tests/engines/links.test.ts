// Links: from page to page within one document, back to where one was, and to a place in a page.
import { expect } from "vitest";
import { fold, link } from "./find.ts";
import { journey } from "./journey.ts";
import { PHONE } from "./visitor.ts";

journey(
  "the menu leads on within the same document, and back to where one was",
  async ({ visitor }) => {
    const { tab } = visitor;
    await visitor.open("/");
    await tab.evaluate(() => Reflect.set(window, "isSame", true), undefined);
    await tab.evaluate(() => scrollTo({ top: 600, behavior: "instant" }), undefined);
    await visitor.until(() => scrollY === 600);
    // Seen from here too: the first of them in the foot.
    const down = await visitor.find({ css: ".cote a[href^='/banque/']" });
    const before = await tab.evaluate(() => scrollY, undefined);
    await down.click();
    await visitor.until(() => location.pathname.startsWith("/banque/") && scrollY === 0);
    await visitor.click(link("Cashback", "nav"));
    await visitor.arrived("/cashback");
    await visitor.until(() => document.activeElement?.tagName === "H1");

    await tab.back();
    await visitor.until(() => location.pathname.startsWith("/banque/"));
    await tab.back();
    await visitor.arrived("/");
    await visitor.until((place) => Math.abs(scrollY - place) <= 1, before);
    expect(await tab.evaluate(() => Reflect.has(window, "isSame"), undefined)).toBe(true);
  },
);

journey(
  "an entry of the contents leads to its place, and so does its address",
  async ({ visitor }) => {
    await visitor.open("/banque/fortuneo", PHONE);
    await visitor.click(fold("Dans cette page"));
    await visitor.click(link(/oublie sa carte/, "nav"));
    await visitor.reads(/Un retrait ne remplace pas un paiement/);
    const address = await visitor.address();
    expect(address).toMatch(/^\/banque\/fortuneo#./);

    await visitor.open("/contact", PHONE);
    await visitor.open(address, PHONE);
    await visitor.reads(/Un retrait ne remplace pas un paiement/);
    await visitor.until(() => {
      const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const top = place?.getBoundingClientRect().top ?? innerHeight;
      return top >= 0 && top < innerHeight / 2;
    });
  },
);

journey("an address that is no page's says so, and leads on", async ({ visitor }) => {
  visitor.expected.push(/404/);
  await visitor.open("/banque/fortunéo-or");
  await visitor.reads(/n’existe pas|introuvable/);
  await visitor.click(link("Cashback", "nav"));
  await visitor.arrived("/cashback");
});
