// On paper: a page of a firm is short enough to be taken along, and starts where the sheet does.
import { expect, test } from "vitest";
import { BUILT_PAGES } from "../worker/site-map.ts";
import { openPage } from "./open-page.ts";

const MOST_SHEETS = 6;
const FIRMS = BUILT_PAGES.filter(({ kind }) => kind === "partner").map(({ path }) => path);

test(`the page of a firm prints on ${MOST_SHEETS} sheets at most`, async () => {
  const page = await openPage("/mentions-legales", { javaScriptEnabled: false });
  const longer: string[] = [];
  expect(FIRMS.length).toBeGreaterThan(10);
  for (const path of FIRMS) {
    await page.goto(path);
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    if (sheets < 1 || sheets > MOST_SHEETS) longer.push(`${path} ${sheets}`);
  }
  expect(longer).toEqual([]);
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
