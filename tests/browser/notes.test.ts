// The note of a paragraph's or a table's figures, opened where one asks.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { isFocused, openPage } from "./open-page.ts";
import { openTab, visit } from "./visit.ts";

const PATH = "/banque/boursobank";

test("by keyboard a note opens beside its mark, and gives the focus back to it", async () => {
  const { page } = await visit(PATH);
  const [first] = await groupMarks(page);
  await page.locator(first).focus();
  await page.keyboard.press("Enter");
  expect(await page.locator(".note:popover-open").count()).toBe(1);

  await page.keyboard.press("Escape");
  expect(await page.locator(".note:popover-open").count()).toBe(0);
  expect(await isFocused(page.locator(first))).toBe(true);
});

test("pressing another mark opens its note alone, and the same mark again closes it", async () => {
  const { page } = await visit(PATH);
  const [first, second] = await groupMarks(page);
  await page.locator(first).focus();
  await page.keyboard.press("Enter");
  await page.locator(second).focus();
  await page.keyboard.press("Enter");
  expect(await page.locator(".note:popover-open").count()).toBe(1);

  await page.keyboard.press("Enter");
  expect(await page.locator(".note:popover-open").count()).toBe(0);
  expect(await isFocused(page.locator(second))).toBe(true);
});

test("an open note names its sources with their addresses, opens them at the sentence, and a report names the figures", async () => {
  const { page } = await visit(PATH);
  const [first, second] = await groupMarks(page);
  for (const mark of [first, second]) {
    await page.locator(mark).focus();
    await page.keyboard.press("Enter");
    const note = page.locator(".note:popover-open");
    expect(await note.locator('a[href^="https://"]').count()).toBeGreaterThan(0);
    expect(await note.locator('a[href^="#"]:visible').count()).toBe(0);
    const sentences = note.locator('blockquote a[href*="#:~:text="]');
    expect(await sentences.count()).toBe(await note.locator("blockquote").count());

    const report = await note
      .getByRole("link", { name: "Signaler une erreur" })
      .getAttribute("href");
    const named = await note.locator("b").allTextContents();
    expect(named.length).toBeGreaterThan(1);
    expect(decodeURIComponent(report ?? "")).toContain(`Erreur : ${PATH} : `);
    expect(named.join(" ; ")).toContain(
      decodeURIComponent(report ?? "")
        .split(" : ")
        .at(-1),
    );
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

/** The marks of two groups, each of several figures. */
async function groupMarks(page: Page): Promise<[string, string]> {
  const ids = await page.evaluate(() =>
    Array.from(document.querySelectorAll(".body .mark:not(.tickets *)"), (mark) =>
      String(mark.getAttribute("popovertarget")),
    ).filter((id) => document.querySelectorAll(`#${id} b`).length > 1),
  );
  const mark = (id?: string) => `.body .mark[popovertarget="${id}"]`;
  return [mark(ids[0]), mark(ids[1])];
}

test("from 1920 px a note opens in the margin, and covers no line of the text", async () => {
  const page = await openPage("/blog/n26-vs-revolut", { viewport: { width: 1920, height: 1000 } });
  const mark = page.locator(".body > p .mark, .section__text > p .mark").first();
  await mark.click();
  const note = await page.locator(".note:popover-open").boundingBox();
  const text = await page.locator(".body p:has(.mark)").first().boundingBox();

  expect(note?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 1920));
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThan(1920);
});
