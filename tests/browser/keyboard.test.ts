// What axe says nothing about: where the focus goes, what a mark is called, and text alone made twice as large.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openHydrated, openPage, untilHydratedAndIdle } from "./open-page.ts";

const PHONE = { width: 360, height: 780 };
const WIDE = { width: 1280, height: 900 };

/** Pages with the tables, tickets, tools and listings that the site has. */
const SAMPLES = `/ /banque/boursobank /cashback /parrainage
   /comparateur?produits=n26.standard&produits=boursobank.ultim&produits=fortuneo.gold
   /comparateur/profil?revenus=1600 /parrainage/calcul?offre=FORTUNEO_GOLD
   /blog/fortuneo-vs-hello-bank`.split(/\s+/);

/** Of these, the ones with links in the heads of tables, and the longest: each stop is a key pressed. */
const WALKED = SAMPLES.filter((path) => /boursobank|cashback|blog/.test(path));

/** More stops than any page has: where a page holds the focus for ever, this ends it. */
const MANY_STOPS = 700;

test.each([
  ["a phone", PHONE],
  ["a wide screen", WIDE],
])(
  "on %s, whatever Tab comes to can be seen",
  async (_name, viewport) => {
    const page = await openPage("about:blank", { viewport, reducedMotion: "reduce" });
    const hidden: string[] = [];
    for (const path of WALKED) {
      await page.goto(path);
      await untilHydratedAndIdle(page);
      const stops = await tabThrough(page);
      expect(stops.length).toBeGreaterThan(20);
      hidden.push(...stops.filter(({ isSeen }) => !isSeen).map(({ name }) => `${path}: ${name}`));
    }
    expect(hidden).toEqual([]);
  },
  600_000,
);

test("on the home page Tab goes down the left column, then down the right one", async () => {
  const page = await openHydrated("/", { viewport: WIDE, reducedMotion: "reduce" });
  const columns = (await tabThrough(page))
    .filter(({ place }) => place !== "elsewhere")
    .map(({ place }) => place);
  expect(columns).toContain("left");
  expect(columns).toContain("right");
  expect(columns.lastIndexOf("left")).toBeLessThan(columns.indexOf("right"));
});

test("on a phone the home page shows its ways in at once, and the first offer within two screens", async () => {
  const page = await openHydrated("/", { viewport: PHONE });
  const ways = await page.locator(".tiles").boundingBox();
  const offer = await page.locator(".cote tbody tr").first().boundingBox();

  expect((ways?.y ?? PHONE.height) + (ways?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  expect((offer?.y ?? Infinity) + (offer?.height ?? 0)).toBeLessThanOrEqual(2 * PHONE.height);
  for (const tile of await page.locator(".tiles li").all()) {
    expect((await tile.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test("from the top of a programme's page, four keys lead to the form for the dates of the bonus", async () => {
  const page = await openHydrated("/banque/hello-bank/parrainage", { viewport: WIDE });
  for (const key of ["Tab", "Enter", "Tab", "Enter"]) await page.keyboard.press(key);
  await page.waitForFunction(() => location.hash === "#agenda-HELLO_PRIME");
  await page.keyboard.press("Tab");

  const form = page.getByRole("form", { name: /échéances .* dans mon agenda/ });
  expect(await form.evaluate((own) => own.contains(document.activeElement))).toBe(true);
});

test("text alone made twice as large asks for no sideways scrolling", async () => {
  const page = await openPage("about:blank", { viewport: WIDE });
  const wide: string[] = [];
  for (const path of SAMPLES) {
    await page.goto(path);
    await untilHydratedAndIdle(page);
    const width = await page.evaluate(() => {
      const root = document.documentElement;
      root.style.fontSize = "200%";
      return root.scrollWidth;
    });
    if (width > WIDE.width) wide.push(`${path}: ${width} px`);
  }
  expect(wide).toEqual([]);
}, 600_000);

type Stop = { name: string; isSeen: boolean; place: "left" | "right" | "elsewhere" };

/** Presses Tab from the top of the page until the focus leaves it, and tells what was met. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stop = 0; stop < MANY_STOPS; stop++) {
    // The key is held down: half of the messages to the browser.
    await page.keyboard.down("Tab");
    const met = await page.evaluate(describeFocus);
    if (!met) return stops;
    stops.push(met);
  }
  throw new Error(`The focus does not leave the page within ${MANY_STOPS} stops.`);
}

/** What has the focus, and whether the middle of it is on the screen, uncut; null where nothing has. */
function describeFocus(): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // The contents open beside a text have a title that the pointer passes through: it is seen all the same.
  if (focused instanceof HTMLElement) focused.style.pointerEvents = "auto";
  // Of words that begin a new line, the first box is the empty end of the line before.
  const box = [...focused.getClientRects()].find(({ width }) => width > 0);
  const x = box ? box.x + box.width / 2 : -1;
  const y = box ? box.y + box.height / 2 : -1;
  const isLeft = x < window.innerWidth * 0.4;
  return {
    name: `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent?.slice(0, 40)}`,
    isSeen: document.elementsFromPoint(x, y).includes(focused),
    place: focused.closest(".hero") ? (isLeft ? "left" : "right") : "elsewhere",
  };
}
