// WebKitGTK, by its own WebDriver, which Selenium speaks. It needs a screen, which Xvfb makes up, and its small browser MiniBrowser.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, Key, type WebDriver, WebElement } from "selenium-webdriver";
import { vi } from "vitest";
import { findFreePort } from "../local/free-port.ts";
import type { Control, Engine, MediaPreferences, Size, Tab } from "./engine.ts";
import { findWebKit } from "./install.ts";

/** The browser's toolbar as small as it gets: the window, and so the page, may then be as narrow as a phone. */
const SMALL_TOOLBAR = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; }";

/** Programs on their way up, on a busy machine. */
const START = { timeout: 60_000, interval: 100 };

/** Starts a WebKitGTK on a screen of its own. */
export async function startWebKit({
  colorScheme = "light",
  forcedColors = false,
}: MediaPreferences = {}): Promise<Engine> {
  if (forcedColors) throw new Error("WebKitGTK can't force colours.");
  const programs = findWebKit();
  if (!programs) throw new Error("WebKitGTK is not installed.");
  const settings = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(join(settings, "gtk-3.0/gtk.css"), SMALL_TOOLBAR);
  const screen = start(programs.display, [
    ...["-displayfd", "1"],
    ...["-screen", "0", "2600x2000x24"],
    ...["-nolisten", "tcp"],
  ]);
  const [display] = await once(screen.stdout ?? screen, "data");
  // Several may start at once.
  const port = await findFreePort(20_000 + (process.pid % 20_000));
  const server = start(programs.driver, [`--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
    GDK_BACKEND: "x11",
    GTK_THEME: colorScheme === "dark" ? "Adwaita:dark" : "Adwaita",
    XDG_CONFIG_HOME: settings,
    // Its sandbox asks for rights that containers do not give; the pages are our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  });
  const driver = await vi.waitFor(() => openSession(port, programs.browser), START);
  const capabilities = await driver.getCapabilities();
  return {
    version: `WebKitGTK ${capabilities.get("browserVersion")}`,
    capturesConsole: false,
    endsRequestsEarly: true,
    // The driver allows one session at a time: what tells visitors apart is that each comes to an origin of their own.
    openTab: async () => tabOf(driver),
    async close() {
      await driver.quit();
      for (const { stdin } of [server, screen]) stdin?.end();
      rmSync(settings, { recursive: true });
    },
  };
}

/**
 * Starts a program that ends, with all it has started, when its input does: also where this process is killed. By itself
 * each would stay behind.
 */
function start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const untilInputEnds = '"$@" < /dev/null & cat > /dev/null; kill 0';
  return spawn("/bin/sh", ["-c", untilInputEnds, "sh", program, ...args], {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "ignore"],
    // A process group of its own, which is what `kill 0` ends.
    detached: true,
  });
}

async function openSession(port: number, binary: string): Promise<WebDriver> {
  return await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    })
    .build();
}

function tabOf(driver: WebDriver): Tab {
  return {
    load: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    resize: (size) => resize(driver, size),
    evaluate: (run, argument) => driver.executeScript(`return (${run})(arguments[0])`, argument),
    async find(search, argument) {
      const found = await driver.executeScript(`return (${search})(arguments[0])`, argument);
      return found instanceof WebElement ? controlOf(found) : undefined;
    },
    press: (key) => driver.actions().sendKeys(keyOf(key)).perform(),
    print: async () => Buffer.from(String(await driver.printPage({} as never)), "base64"),
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    reports: async () => [],
    close: () => driver.get("about:blank"),
  };
}

/** Selenium has names of its own for keys that make no letter: ARROW_DOWN for ArrowDown. */
function keyOf(name: string): string {
  const key = Reflect.get(Key, name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase());
  return typeof key === "string" ? key : name;
}

/** Sizes the window until the page fits: what the toolbar takes may still change once the window is there. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  await vi.waitFor(async () => {
    const page = await driver.executeScript<Size>(INNER_SIZE);
    if (page.width === width && page.height === height) return;
    const toolbar = (await window.getRect()).height - page.height;
    await window.setRect({ x: 0, y: 0, width, height: height + toolbar });
    throw new Error(
      `The page is ${page.width} × ${page.height} px large, not ${width} × ${height}.`,
    );
  }, START);
}

const INNER_SIZE = "return { width: innerWidth, height: innerHeight }";

function controlOf(element: WebElement): Control {
  const driver = element.getDriver();
  return {
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
    choose: (value) => element.findElement(By.css(`option[value="${value}"]`)).click(),
    evaluate: (run) => driver.executeScript(`return (${run})(arguments[0])`, element),
  };
}
