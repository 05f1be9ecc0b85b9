// What one reads with: notes, folds, the search, the theme.
import { expect } from "vitest";
import { field, fold, link } from "./find.ts";
import { journey, visitorWith } from "./journey.ts";
import { PHONE } from "./visitor.ts";

journey(
  "a note opens beside its mark within the window, by hand and by key, and gives the focus back",
  async ({ visitor }) => {
    await visitor.open("/banque/boursobank");
    const mark = await visitor.find({ css: ".body .mark:not(.tickets *)" });
    await mark.click();
    await visitor.find({ css: ".note:popover-open" });
    // Both at one moment: the page may still move below them.
    await visitor.until(() => {
      const note = document.querySelector(".note:popover-open");
      const marks = [...document.querySelectorAll(`.mark[popovertarget="${note?.id}"]`)];
      const box = note?.getBoundingClientRect();
      if (!box) return false;
      const isWithin = Math.min(box.left, box.top) >= 0;
      const isWhole = box.right <= innerWidth && box.bottom <= innerHeight;
      const isBeside = marks
        .map((mark) => mark.getBoundingClientRect())
        // Under its mark, or over it.
        .some(
          ({ top, bottom }) =>
            Math.min(Math.abs(box.top - bottom), Math.abs(top - box.bottom)) < 40,
        );
      return isWithin && isWhole && isBeside;
    });

    await visitor.tab.press("Escape");
    await visitor.until(() => !document.querySelector(".note:popover-open"));
    await visitor.until(() => document.activeElement?.matches(".mark") ?? false);
    await visitor.tab.press("Enter");
    await visitor.find({ css: ".note:popover-open a[href^=http]" });
  },
);

journey("on a phone the sections of a page are folded, each one tap away", async ({ visitor }) => {
  await visitor.open("/banque/fortuneo", PHONE);
  const isFolded = () => {
    const texts = [...document.querySelectorAll(".section__text")];
    return texts.length > 5 && texts.every((text) => !text.checkVisibility());
  };
  await visitor.until(isFolded);
  await visitor.click(fold(/oublie sa carte/, ".section >"));
  await visitor.reads(/Un retrait ne remplace pas un paiement/);
});

journey("on a wide screen every section stands open", async ({ visitor }) => {
  await visitor.open("/banque/fortuneo");
  await visitor.until(() => {
    const texts = [...document.querySelectorAll(".section__text")];
    return texts.length > 5 && texts.every((text) => text.checkVisibility());
  });
});

journey(
  "the search opens by its key, answers as one types, and opens a page by the arrows",
  async ({ visitor }) => {
    await visitor.open("/banque");
    await visitor.tab.press("/");
    await visitor.fill({ css: "dialog[open] input" }, "fortunéo");
    await visitor.reads(/\d+ pages trouvées/, "dialog");
    await visitor.until(() => document.querySelector("dialog mark")?.textContent === "Fortuneo");
    await visitor.tab.press("ArrowDown");
    await visitor.until(() => document.activeElement?.matches("dialog li a") ?? false);
    await visitor.tab.press("Enter");
    await visitor.arrived("/banque/fortuneo");
    await visitor.until(() => !document.querySelector("dialog[open]"));
  },
);

journey("the search closes by Escape, and gives the focus back", async ({ visitor }) => {
  await visitor.open("/banque", PHONE);
  await visitor.click(link("Rechercher"));
  await visitor.find({ css: "dialog[open] input" });
  await visitor.tab.press("Escape");
  await visitor.until(() => !document.querySelector("dialog[open]"));
  await visitor.until(() => document.activeElement?.getAttribute("href") === "/recherche");
});

journey(
  "a theme that is chosen is there at once, after a reload, and on the next page",
  async ({ visitor }) => {
    await visitor.open("/");
    const light = await visitor.tab.evaluate(groundOf, undefined);
    await visitor.choose(field("Thème"), "Sombre");
    await expect.poll(() => visitor.tab.evaluate(groundOf, undefined)).not.toBe(light);
    const dark = await visitor.tab.evaluate(groundOf, undefined);
    await visitor.reload();
    expect(await visitor.tab.evaluate(groundOf, undefined)).toBe(dark);
    await visitor.click(link("Cashback", "nav"));
    await visitor.arrived("/cashback");
    expect(await visitor.tab.evaluate(groundOf, undefined)).toBe(dark);
  },
);

journey("until a theme is chosen, it is the system's", async () => {
  const visitor = await visitorWith({ colorScheme: "dark" });
  await visitor.open("/");
  await visitor.until(() => document.documentElement.dataset.theme === "dark");
});

function groundOf(): string {
  return getComputedStyle(document.body).backgroundColor;
}
