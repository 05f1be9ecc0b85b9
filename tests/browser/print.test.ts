// On paper: a page of a firm is short enough to be taken along, and starts where the sheet does.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { BUILT_PAGES } from "../worker/site-map.ts";
import { openPage } from "./open-page.ts";

const MOST_SHEETS = 6;
const SHEETS_OF_FILE = 3;
const FIRMS = BUILT_PAGES.filter(({ kind }) => kind === "partner").map(({ path }) => path);

test(`the page of a firm prints on ${MOST_SHEETS} sheets at most`, async () => {
  const page = await openPage("/mentions-legales", { javaScriptEnabled: false });
  const longer: string[] = [];
  expect(FIRMS.length).toBeGreaterThan(10);
  for (const path of FIRMS) {
    await page.goto(path);
    const sheets = await countSheets(page);
    if (sheets < 1 || sheets > MOST_SHEETS) longer.push(`${path} ${sheets}`);
  }
  expect(longer).toEqual([]);
});

test(`a file of a bonus prints on ${SHEETS_OF_FILE} sheets at most, its letters whole`, async () => {
  const page = await openPage("/mentions-legales", { javaScriptEnabled: false });
  for (const offer of ["BOURSOBANK", "HELLO_ONE", "FORTUNEO_GOLD", "N26", "IGRAAL"]) {
    await page.goto(`/outils/mon-dossier?offre=${offer}&debut=2026-09-03`);
    expect(await countSheets(page), offer).toBeLessThanOrEqual(SHEETS_OF_FILE);
  }
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("je saisirai le médiateur").isVisible()).toBe(true);
});

test("on paper a text runs in two columns, and a comparison as wide as the sheet", async () => {
  const page = await openPage("/banque/boursobank", { viewport: { width: 703, height: 1000 } });
  await page.emulateMedia({ media: "print" });
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getClientRects()[0]?.width);

  expect(await widthOf(".section__text .side-by-side")).toBeGreaterThan(600);
  expect(await widthOf(".section__text > p")).toBeLessThan(340);
  expect(
    await page.locator(".contents, .filters, .page-tools").locator("visible=true").count(),
  ).toBe(0);
});

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
