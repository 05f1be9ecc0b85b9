// Firefox, by WebDriver BiDi, which Puppeteer speaks.
import puppeteer, {
  type ConsoleMessage,
  type ElementHandle,
  type KeyInput,
  type Page,
} from "puppeteer-core";
import type { Control, Engine, MediaPreferences, Tab } from "./engine.ts";
import { findFirefox } from "./install.ts";

/** How long Firefox may take to start on a busy machine, in milliseconds. */
const START_LIMIT_MS = 120_000;

/** Starts a Firefox without windows. */
export async function startFirefox({
  colorScheme = "light",
  forcedColors = false,
}: MediaPreferences = {}): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "",
    headless: true,
    timeout: START_LIMIT_MS,
    // Names and values as in about:config.
    extraPrefsFirefox: {
      "intl.accept_languages": "fr-FR, fr",
      "layout.css.prefers-color-scheme.content-override": colorScheme === "dark" ? 0 : 1,
      "browser.display.document_color_use": forcedColors ? 2 : 1,
    },
  });
  return {
    version: (await browser.version()).replace("firefox/", "Firefox "),
    capturesConsole: true,
    endsRequestsEarly: true,
    async openTab() {
      const visitor = await browser.createBrowserContext();
      return tabOf(await visitor.newPage());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const reports: Promise<string>[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) reports.push(wordsOf(message));
  });
  page.on("pageerror", (error) => reports.push(Promise.resolve(String(error))));
  return {
    load: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewport(size),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    async find(search, argument) {
      const found = await page.evaluateHandle(search as never, argument as never);
      const element = (found as { asElement(): ElementHandle | null }).asElement();
      return element ? controlOf(element) : undefined;
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    print: () => page.pdf({ format: "A4", preferCSSPageSize: true }),
    picture: () => page.screenshot(),
    reports: () => Promise.all(reports),
    close: () => page.browserContext().close(),
  };
}

/** A line of the console, with the words of its errors, for which the message itself has a sign alone. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const words = message.args().map((argument) => argument.evaluate(String));
  return (await Promise.allSettled(words))
    .map((word) => (word.status === "fulfilled" ? word.value : message.text()))
    .join(" ");
}

function controlOf(element: ElementHandle): Control {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    choose: async (value) => void (await element.select(value)),
    evaluate: (run) => element.evaluate(run as never),
  };
}
