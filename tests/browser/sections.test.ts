// Sections of a page: a phone folds them, so that what decides is read first; nothing of them is out of reach.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, PHONE, untilHydrated } from "./open-page.ts";
import { arrived, navigate, visit } from "./visit.ts";

const TOUCHED = { ...PHONE, hasTouch: true, isMobile: true };
const WIDE = { viewport: { width: 1280, height: 800 } };
const PAGE = "/banque/fortuneo";
/** In the heading of one of its sections. */
const HEADING = "oublie sa carte";

test("on a phone the sections of a page are folded, each one tap away", async () => {
  const page = await openPage(PAGE, TOUCHED);
  const text = textOf(page);
  expect(await text.isVisible()).toBe(false);

  await page.locator(".section > summary", { hasText: HEADING }).tap();

  await text.waitFor();
});

test("on a phone the words above a ticket are read with it, not folded away", async () => {
  const page = await openPage("/banque/helios", TOUCHED);

  const above = page.locator(".tickets").first().locator("xpath=preceding-sibling::*[1]");
  expect(await above.isVisible()).toBe(true);
  expect(await page.locator(".section:not([open]) + .tickets").count()).toBe(0);
});

test.each([true, false])(
  "an entry of the contents opens its section and leads there (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage(PAGE, { ...TOUCHED, javaScriptEnabled });
    if (javaScriptEnabled) await untilHydrated(page);
    const contents = page.getByRole("navigation", { name: "Sommaire" });
    await contents.getByText("Dans cette page").tap();

    await contents.getByRole("link", { name: new RegExp(HEADING) }).tap();

    await textOf(page).waitFor();
    const summary = page.locator(".section[open] > summary");
    await expect.poll(() => topOf(page, ".section[open] > .section__text")).toBeLessThan(160);
    expect(await summary.count()).toBe(1);
    expect(await topOf(page, ".section[open] > summary")).toBeGreaterThanOrEqual(0);
  },
);

test("a link from another page opens the section that it names, and is read from its heading", async () => {
  const { page } = await visit("/banque", TOUCHED);
  const html = await (await page.request.get(PAGE)).text();
  const id =
    Array.from(html.matchAll(/class="section__text" id="([^"]+)"/g), ([, name]) => name)[4] ?? "";
  await navigate(page, `${PAGE}#${id}`);
  await arrived(page, PAGE);

  await page.locator(`.section[open] > #${id}`).waitFor();
  await page.waitForFunction(
    (name) => document.activeElement === document.getElementById(name)?.previousElementSibling,
    id,
  );
});

test("who follows a link out of a section and comes back finds it open, at the same place", async () => {
  const { page } = await visit(PAGE, TOUCHED);
  await page.locator(".section > summary").nth(3).tap();
  await page.locator(".section[open] .section__text a[href^='/']").first().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await navigate(page, "/cashback");
  await arrived(page, "/cashback");

  await page.goBack();
  await arrived(page, PAGE);

  await page.locator(".section[open]").waitFor();
  // A browser keeps the place in whole pixels.
  await page.waitForFunction((place) => Math.abs(scrollY - place) <= 1, before);
});

test.each([true, false])(
  "on a wide screen every section stands open (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage(PAGE, { ...WIDE, javaScriptEnabled });
    if (javaScriptEnabled) await untilHydrated(page);
    const sections = page.locator(".section__text");
    expect(await sections.count()).toBeGreaterThan(5);
    expect(await page.locator(".section__text:visible").count()).toBe(await sections.count());
    const tickets = await page.locator(".ticket").count();
    expect(tickets).toBeGreaterThan(0);
    expect(await page.locator(".ticket__split:visible").count()).toBe(tickets);
  },
);

test("on a wide screen a heading that folds nothing is no stop of the Tab key, and says that it is open", async () => {
  const { page } = await visit(PAGE, WIDE);
  const states = await page
    .locator(".phone-fold > summary")
    .evaluateAll((all) =>
      all.map((one) => [
        (one as HTMLElement).tabIndex,
        (one.parentElement as HTMLDetailsElement).open,
      ]),
    );
  expect(states.length).toBeGreaterThan(5);
  expect(states).toEqual(states.map(() => [-1, true]));
});

test("a phone that is turned to a wide screen shows everything", async () => {
  const { page } = await visit(PAGE, PHONE);
  await page.setViewportSize(WIDE.viewport);
  await page.locator(".section:not([open])").waitFor({ state: "detached" });
});

test("on paper every section is there, whatever was folded", async () => {
  const page = await openPage(PAGE, TOUCHED);
  await page.emulateMedia({ media: "print" });
  const sections = page.locator(".section__text");
  expect(await page.locator(".section__text:visible").count()).toBe(await sections.count());
});

test("what is folded stays within reach of the browser's own search", async () => {
  const page = await openPage(PAGE, TOUCHED);
  // Searched and opened by browsers (HTML, "ancestor details revealing algorithm"): never what is `display: none`.
  const hiding = await page.locator(".section").evaluateAll((all) =>
    all.map((fold) => {
      const { contentVisibility, display } = getComputedStyle(fold, "::details-content");
      return `${contentVisibility} ${display}`;
    }),
  );
  expect(new Set(hiding)).toEqual(new Set(["hidden block"]));
});

test("the contents name the section that is being read, folded or not", async () => {
  const { page } = await visit(PAGE, TOUCHED);
  await page.locator(".section > summary").nth(2).tap();
  const heading = await page.locator(".section > summary h2").nth(2).innerText();
  await page.locator(".section[open] .section__text").evaluate((text) => text.scrollIntoView());
  const told = page.locator(".contents__current");
  await expect.poll(() => told.innerText()).toContain(heading.slice(0, 12).split("\n")[0]);
});

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

/** The first paragraph of the section with that heading. */
function textOf(page: Page) {
  return page
    .locator(".section", { has: page.locator("summary", { hasText: HEADING }) })
    .locator(".section__text > p")
    .first();
}
