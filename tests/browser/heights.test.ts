// How far a thumb has to travel: the height of every page on a phone, as it opens.
import { expect, test } from "vitest";
import type { PageKind } from "../../app/pages/payload.ts";
import { BUILT_PAGES } from "../worker/site-map.ts";
import { openPage } from "./open-page.ts";

/** Without scripts: what a page is before anything is tapped, at half the time. */
const PHONE = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  javaScriptEnabled: false,
};

/** CSS pixels of a whole page, from its masthead to its foot. */
const MOST: Partial<Record<PageKind, number>> = {
  partner: 7000,
  product: 7000,
  referral: 7000,
  listing: 6000,
};
/** CSS pixels of what stands round the text of an article. */
const FRAME_OF_ARTICLE = 1500;

test.each(Object.entries(MOST))(
  "on a phone a page of the kind « %s » is at most %d px high",
  async (kind, most) => {
    const page = await openPage("/mentions-legales", PHONE);
    const higher: string[] = [];
    const own = BUILT_PAGES.filter((one) => one.kind === kind);
    expect(own.length).toBeGreaterThan(1);
    for (const { path } of own) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > most) higher.push(`${path} ${height}`);
    }
    expect(higher).toEqual([]);
  },
);

test(`on a phone an article has at most ${FRAME_OF_ARTICLE} px round its text`, async () => {
  const page = await openPage("/mentions-legales", PHONE);
  const higher: string[] = [];
  for (const { path } of BUILT_PAGES.filter(({ kind }) => kind === "article")) {
    await page.goto(path);
    const frame = await page.evaluate(() => {
      const text = document.querySelector(".body")?.getBoundingClientRect().height ?? 0;
      return document.documentElement.scrollHeight - text;
    });
    if (frame > FRAME_OF_ARTICLE) higher.push(`${path} ${frame}`);
  }
  expect(higher).toEqual([]);
});
