// The note of a figure: one for all figures that say the same of themselves, opened where one asks.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openTab, visit } from "./visit.ts";

const PATH = "/banque/boursobank";

test("by keyboard a note opens beside its figure, and gives the focus back to it", async () => {
  const { page } = await visit(PATH);
  const [first] = await twinMarks(page);
  await page.locator(first).focus();
  await page.keyboard.press("Enter");
  expect(await page.locator(".note:popover-open").count()).toBe(1);

  await page.keyboard.press("Escape");
  expect(await page.locator(".note:popover-open").count()).toBe(0);
  expect(await page.locator(first).evaluate((mark) => mark === document.activeElement)).toBe(true);
});

test("pressing another figure of the same note moves it there, and the same figure again closes it", async () => {
  const { page } = await visit(PATH);
  const [first, second] = await twinMarks(page);
  await page.locator(first).focus();
  await page.keyboard.press("Enter");
  await page.locator(second).focus();
  await page.keyboard.press("Enter");
  expect(await page.locator(".note:popover-open").count()).toBe(1);

  await page.keyboard.press("Enter");
  expect(await page.locator(".note:popover-open").count()).toBe(0);
  expect(await page.locator(second).evaluate((mark) => mark === document.activeElement)).toBe(true);
});

test("an open note names its sources with their addresses, and a report names the figure", async () => {
  const { page } = await visit(PATH);
  const [first, second] = await twinMarks(page);
  for (const mark of [first, second]) {
    await page.locator(mark).focus();
    await page.keyboard.press("Enter");
    const note = page.locator(".note:popover-open");
    expect(await note.locator('a[href^="https://"]').count()).toBeGreaterThan(0);
    expect(await note.locator('a[href^="#"]:visible').count()).toBe(0);

    const report = await note
      .getByRole("link", { name: "Signaler une erreur" })
      .getAttribute("href");
    const figure = await page
      .locator(mark)
      .evaluate((button) => button.closest(".fact")?.firstChild?.textContent ?? "");
    expect(figure).not.toBe("");
    expect(decodeURIComponent(report ?? "")).toContain(`Erreur : ${PATH} : `);
    expect(decodeURIComponent(report ?? "")).toContain(figure);
  }
});

test("without JavaScript a note opens, says who speaks and leads to the sources", async () => {
  const { page } = await visitWithoutScripts();
  const mark = page.locator(".mark").first();
  await mark.click();
  const note = page.locator(".note:popover-open");
  await note.locator("a").first().click();

  expect(new URL(page.url()).hash).toMatch(/^#source-\d+$/);
});

async function visitWithoutScripts() {
  const tab = await openTab({ javaScriptEnabled: false });
  await tab.page.goto(PATH);
  return tab;
}

/** Two figures that share a note. */
async function twinMarks(page: Page): Promise<[string, string]> {
  const id = await page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll(".body .mark"), (mark) =>
      mark.getAttribute("popovertarget"),
    );
    return ids.find((own, place) => ids.indexOf(own) !== place);
  });
  const mark = `.body .mark[popovertarget="${id}"]`;
  return [`:nth-match(${mark}, 1)`, `:nth-match(${mark}, 2)`];
}
