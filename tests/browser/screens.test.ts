// Every screen: at the edges of the specification's breakpoints (600, 960, 1280, 1920, 2560) nothing is cut, nothing scrolls
// sideways, no line grows beyond what the eye finds back from, and what the width is for stands side by side.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, reloadWithFont } from "./open-page.ts";

/** One page of each kind whose text is read. */
const PAGES = [
  "/",
  "/banque",
  "/banque/boursobank",
  "/banque/n26/metal",
  "/banque/fortuneo/parrainage",
  "/blog/fortuneo-vs-hello-bank",
  "/comparateur?produits=n26.standard&produits=revolut.plus&produits=boursobank.ultim",
  "/comparateur/profil",
  "/banque/crypto",
  "/parrainage/historique?offre=BOURSOBANK",
  "/parrainage/calcul",
  "/outils/interets-composes",
  "/recherche?q=carte+gratuite",
  "/mentions-legales",
];
const EDGES = [599, 600, 959, 960, 1279, 1280, 1919, 1920, 2559, 2560];
const MOST_CHARACTERS = 75;

test.each(PAGES)("no line of %s has more than 75 characters, on any screen", async (path) => {
  const page = await openPage(path, { javaScriptEnabled: false });
  const longer: string[] = [];
  // A first visit may have another font than the next, whose letters are narrower.
  for (const visit of ["first visit", "next visit"]) {
    for (const width of EDGES) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await longestLines(page, MOST_CHARACTERS);
      longer.push(...lines.map((line) => `${visit}, ${width} px: ${line}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(
        width,
      );
    }
    await reloadWithFont(page);
  }
  expect(longer).toEqual([]);
});

test.each([
  [1279, 16, "contents fold above the text, the ticket stands in it"],
  [1280, 16, "ticket beside the text"],
  [1919, 16, "ticket beside the text"],
  [1920, 18, "contents, text and ticket side by side"],
  [2559, 18, "contents, text and ticket side by side"],
  [2560, 22, "contents, text and ticket side by side"],
] as const)("the page of a bank at %i px: letters of %i px a rem, %s", async (width, rem, look) => {
  const page = await openPage("/banque/boursobank", { viewport: { width, height: 900 } });
  const [contents, text, ticket] = await Promise.all([
    boxOf(page, ".contents a:visible, .contents summary:visible"),
    boxOf(page, ".section__text p:not(.meta)"),
    boxOf(page, ".ticket"),
  ]);
  const frame = await boxOf(page, "main > .wrap");
  const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

  expect(letters).toBe(`${rem}px`);
  expect(ticket.left > text.right, "ticket beside the text").toBe(width >= 1280);
  expect(contents.right < text.left, look).toBe(width >= 1920);
  // No third of the screen stays empty round the page.
  expect(frame.right - frame.left).toBeGreaterThan(width * 0.69);
});

test("on the widest screen a comparison takes the width, and an example of a few sentences stands in the margin", async () => {
  const page = await openPage("/banque/n26", { viewport: { width: 2560, height: 1200 } });
  const table = await boxOf(page, ".section .side-by-side");
  const text = await boxOf(page, ".section__text p:not(.meta)");
  const example = await boxOf(page, ".section .example:not(:has(table, figure))");

  expect(table.right - table.left).toBeGreaterThan(1.6 * (text.right - text.left));
  expect(example.left).toBeGreaterThan(text.right);
});

test.each(["/banque/fortuneo/gold", "/banque/n26", "/cashback/igraal"])(
  "each column of a table of %s stands below its head, on any screen",
  async (path) => {
    const page = await openPage(path, { javaScriptEnabled: false });
    for (const width of [960, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(listStrayCells), `${width} px`).toEqual([]);
    }
  },
);

/** In the page: the cells behind a row's title that begin somewhere else than the head of their column. */
function listStrayCells(): string[] {
  return Array.from(document.querySelectorAll<HTMLTableElement>("main table"), (table) => {
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
    const rows = Array.from(table.tBodies, ({ rows }) => [...rows]).flat();
    return rows
      .map(({ cells }) => [...cells])
      .filter((cells) => cells.length === heads.length)
      .flatMap((cells) =>
        cells.slice(1).filter((cell, index) => {
          const head = heads[index + 1];
          const distance =
            cell.getBoundingClientRect().left - (head?.getBoundingClientRect().left ?? 0);
          return head?.checkVisibility() && Math.abs(distance) > 2;
        }),
      )
      .map((cell) => cell.textContent ?? "");
  }).flat();
}

/** Where the first element of a selector stands. */
function boxOf(page: Page, selector: string): Promise<{ left: number; right: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON());
}

/** The first line of every kind of element whose lines have more characters than `most`. */
function longestLines(page: Page, most: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const TEXT = "p, li, dd, dt, blockquote, figcaption";
    const range = document.createRange();
    const found = new Map<string, string>();
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const lines = new Map<Element, Map<number, string>>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement?.closest(TEXT);
      if (!element?.checkVisibility() || element.closest(".note, .visually-hidden")) continue;
      const own = lines.get(element) ?? new Map<number, string>();
      lines.set(element, own);
      const text = node.nodeValue ?? "";
      for (let index = 0; index < text.length; index++) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const [box] = range.getClientRects();
        if (!box?.width) continue;
        const place = Math.round(box.bottom / 8);
        own.set(place, (own.get(place) ?? "") + text[index]);
      }
    }
    for (const [element, own] of lines) {
      for (const line of own.values()) {
        const name = `${element.tagName}.${element.className} in ${element.parentElement?.className}`;
        if (line.trim().length > limit) found.set(name, `${name}, ${line.length}: ${line}`);
      }
    }
    return [...found.values()];
  }, most);
}
