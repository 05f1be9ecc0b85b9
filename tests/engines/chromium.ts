// Chromium, by Playwright, which the other tests use too.
import type { ElementHandle, Page } from "playwright";
import { launchChromium } from "../local/chromium.ts";
import { PERSON } from "../worker/start-site.ts";
import type { Control, Engine, MediaPreferences, Tab } from "./engine.ts";

/** Starts a Chromium without windows. */
export async function startChromium({
  colorScheme = "light",
  forcedColors = false,
}: MediaPreferences = {}): Promise<Engine> {
  const browser = await launchChromium();
  return {
    version: `Chromium ${browser.version()}`,
    capturesConsole: true,
    endsRequestsEarly: false,
    async openTab() {
      const visitor = await browser.newContext({
        locale: "fr-FR",
        userAgent: PERSON,
        colorScheme,
        forcedColors: forcedColors ? "active" : "none",
      });
      return tabOf(await visitor.newPage());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const reports: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) reports.push(message.text());
  });
  page.on("pageerror", (error) => reports.push(String(error)));
  return {
    load: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewportSize(size),
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    async find(search, argument) {
      const found = await page.evaluateHandle(search as never, argument);
      const element = found.asElement();
      return element ? controlOf(element) : undefined;
    },
    press: (key) => page.keyboard.press(key),
    print: () => page.pdf({ format: "A4", preferCSSPageSize: true }),
    picture: () => page.screenshot(),
    reports: async () => reports,
    close: () => page.context().close(),
  };
}

function controlOf(element: ElementHandle): Control {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    choose: async (value) => void (await element.selectOption(value)),
    evaluate: (run) => element.evaluate(run as never),
  };
}
