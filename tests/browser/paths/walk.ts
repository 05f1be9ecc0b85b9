// A person on a phone, from the home page to an answer: by touch, or with nothing but the keys of a keyboard.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { untilHydrated } from "../open-page.ts";
import { arrived } from "../visit.ts";
import type { Step } from "./questions.ts";

/** The phone that visitors were watched with, in CSS pixels. */
export const PHONE = { width: 360, height: 780 };

/** More stops than lie between any two steps: where the focus never comes, this ends it. */
const MANY_STOPS = 250;

const PICTURES = join(import.meta.dirname, "../../../build/shots/parcours");

export type Way = "touch" | "keys";

/** What a way costs: typing into a field costs nothing. */
export function countTaps(steps: readonly Step[]): number {
  return steps.filter((step) => !("type" in step)).length;
}

/** Does one step, and waits until what it leads to is there. */
export async function take(page: Page, step: Step, way: Way, hasScripts: boolean): Promise<void> {
  const control = controlOf(page, step);
  await control.waitFor();
  const href = "tap" in step && step.tap === "link" ? await control.getAttribute("href") : null;
  if (way === "touch") await touch(control, step);
  else await press(page, control, step);
  // Where scripts run, this one link opens the search over the page.
  if (!href || (hasScripts && href === "/recherche")) return;
  const { pathname, search } = new URL(href, page.url());
  await page.waitForURL((url) => url.pathname === pathname && url.search === search);
  if (!hasScripts) return;
  await untilHydrated(page);
  await arrived(page, pathname);
}

/** With PICTURES set, what the phone shows now is written to build/shots/parcours. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

/** Of what should be read, what is not in sight: seen, and on this screen or on the next one down. */
export function listUnseen(page: Page, wanted: readonly RegExp[]): Promise<string[]> {
  return page.evaluate(findUnseen, wanted.map(patternOf));
}

type Pattern = { source: string; flags: string };

/** A pattern as it goes into a page. */
export function patternOf({ source, flags }: RegExp): Pattern {
  return { source, flags };
}

/** In the page: `listUnseen`. */
export function findUnseen(patterns: readonly Pattern[]): string[] {
  const matching = (element: Element, pattern: RegExp) =>
    pattern.test((element.textContent ?? "").replace(/\s+/g, " ").trim());
  const isInSight = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    const isOnScreen = top >= 0 && bottom <= 2 * window.innerHeight && width > 1;
    return isOnScreen && element.checkVisibility({ visibilityProperty: true });
  };
  return patterns
    .filter(({ source, flags }) => {
      const pattern = new RegExp(source, flags);
      return ![...document.querySelectorAll("main *")]
        .filter((element) => matching(element, pattern))
        .filter((element) => ![...element.children].some((child) => matching(child, pattern)))
        .some(isInSight);
    })
    .map(({ source }) => source);
}

function controlOf(page: Page, step: Step): Locator {
  if ("type" in step) return page.getByLabel(step.into).and(page.locator("input:visible")).first();
  if ("choose" in step) return page.getByRole("combobox", { name: step.choose });
  const scope = page.locator(step.within ?? "body");
  if (step.tap === "section") return scope.locator("summary", { hasText: step.name }).first();
  return scope.getByRole(step.tap, { name: step.name }).first();
}

async function touch(control: Locator, step: Step): Promise<void> {
  if ("type" in step) await control.fill(step.type);
  else if ("choose" in step) await control.selectOption({ label: step.option });
  else await control.tap();
}

/** Tab until the focus has come to the control, which has to be seen there; then its own key. */
async function press(page: Page, control: Locator, step: Step): Promise<void> {
  // Found once: to look for a role and a name is the work of a whole page.
  const element = await control.elementHandle();
  for (let stop = 0; !(await element?.evaluate(hasFocus)); stop++) {
    if (stop === MANY_STOPS) throw new Error(`Tab does not come to ${JSON.stringify(step)}.`);
    // Held down: half of the messages to the browser.
    await page.keyboard.down("Tab");
  }
  await page.keyboard.up("Tab");
  if (!(await element?.evaluate(isSeen))) throw new Error(`${JSON.stringify(step)} is not seen.`);
  if ("choose" in step) await chooseByArrow(page, control, step.option);
  else if ("type" in step) await typeInto(page, control, step.type);
  else await page.keyboard.press(step.tap === "checkbox" ? "Space" : "Enter");
}

/** A list goes down by an arrow. */
async function chooseByArrow(page: Page, list: Locator, option: string): Promise<void> {
  for (let stop = 0; (await list.evaluate(optionOf)) !== option; stop++) {
    if (stop === MANY_STOPS) throw new Error(`The list has no ${option}.`);
    await page.keyboard.press("ArrowDown");
  }
}

/** The field of a day takes its parts in the order of the browser's own language, which is not for us to guess. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  if ((await field.getAttribute("type")) === "date") await field.fill(text);
  else await page.keyboard.type(text);
}

function optionOf(list: Element): string {
  return list instanceof HTMLSelectElement ? (list.selectedOptions[0]?.text ?? "") : "";
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}

/** Whether it shows that it has the focus, and its middle is on the screen, uncut. */
function isSeen(element: Element): boolean {
  const [box] = element.getClientRects();
  if (!box || !element.matches(":focus-visible")) return false;
  const met = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return met.includes(element);
}
