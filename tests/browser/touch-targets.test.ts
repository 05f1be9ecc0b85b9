// What a finger presses at 360 px: nothing too small or too close to press (WCAG 2.2, 2.5.8), and room for a thumb where one
// presses most.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, reloadWithFont } from "./open-page.ts";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

const PAGES = [
  "/",
  "/banque",
  "/parrainage",
  "/cashback",
  "/blog",
  "/banque/boursobank",
  "/banque/n26/go",
  "/banque/fortuneo/parrainage",
  "/blog/n26-vs-revolut",
  "/comparateur?produits=n26.standard&produits=boursobank.ultim&produits=fortuneo.gold",
  "/comparateur/profil",
  "/parrainage/calcul",
  "/parrainage/historique?offre=BOURSOBANK&des=100",
  "/recherche?q=n26",
  "/banque/preuves",
];

/** What a visitor presses most: the menu, the search, buttons, fields, the pictures of the home page. */
const MOST_PRESSED =
  ".masthead :is(a, button, summary), .tiles li, a.button, main button:not(.mark), select, " +
  "input:not([type=hidden], [type=checkbox], [type=radio])";

test.each(PAGES)("on %s every target has 24 px, or as much room round it", async (path) => {
  expect(await onBothVisits(path, findTooSmall)).toEqual([]);
});

test.each(PAGES)("on %s what is pressed most has 44 px", async (path) => {
  const findLow = (page: Page) =>
    page.locator(MOST_PRESSED).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height < 43.5)
        .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`),
    );
  expect(await onBothVisits(path, findLow)).toEqual([]);
});

/** What `find` finds on the first page of a visit, and on the next, whose font has narrower figures. */
async function onBothVisits(path: string, find: (page: Page) => Promise<string[]>) {
  const page = await openPage(path, { javaScriptEnabled: false, ...PHONE });
  const first = await find(page);
  await reloadWithFont(page);
  return [...first.map((one) => `first visit: ${one}`), ...(await find(page))];
}

/** The targets of `page` below 24 px whose circle touches another one (WCAG 2.2, 2.5.8). */
function findTooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const targets = [
      ...document.querySelectorAll(
        "a[href], button, summary, select, textarea, input:not([type=hidden])",
      ),
    ].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    });
    // A link among the words of a sentence is as high as its line.
    const isInSentence = (element: Element) => {
      const block = element.closest("p, li, dd, td, th, small, figcaption, blockquote, label, div");
      const around = (block?.textContent ?? "").replace(element.textContent ?? "", "").trim();
      return getComputedStyle(element).display === "inline" && around !== "";
    };
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const isSmall = ({ width, height }: DOMRect) => width < LEAST - 0.5 || height < LEAST - 0.5;
    // The circle round the middle of a small one must touch no other.
    const isCrowded = (own: DOMRect, self: Element) => {
      const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
      return boxes.some(({ element, box }) => {
        if (element === self || element.contains(self) || self.contains(element)) return false;
        const dx = Math.max(box.left - x, 0, x - box.right);
        const dy = Math.max(box.top - y, 0, y - box.bottom);
        return Math.hypot(dx, dy) < LEAST / 2 - 0.5;
      });
    };
    return boxes
      .filter(
        ({ element, box }) => isSmall(box) && !isInSentence(element) && isCrowded(box, element),
      )
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`);
  });
}
