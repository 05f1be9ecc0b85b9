// Finds a Chromium that runs on this machine, or installs one; starts it.
import { type Browser, type BrowserServer, chromium } from "playwright";
import { findProgram, installPackages } from "./programs.ts";
import { startTool } from "./tool.ts";

/** What Linux distributions call the program; first the one without windows, which does the same tests in half the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Where macOS and Windows put it. */
const PATHS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** It asks for nothing by itself. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
];

/** A Chromium for tests that need one of their own, for the pictures and the bench. @param args further flags */
export function launchChromium(args: string[] = []): Promise<Browser> {
  return chromium.launch(startOptions(args));
}

/** A Chromium that several processes can use, at its `wsEndpoint()`. */
export function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer({ ...startOptions([]), host: "127.0.0.1" });
}

/**
 * Makes sure that there is a Chromium: where there is none, Playwright's download is tried first, then Debian's
 * package, with a font to draw text in. Throws where neither works.
 */
export async function installChromium(): Promise<void> {
  if (findChromium()) return;
  if (!process.env.CHROMIUM_PATH) {
    console.log("Aucun Chromium sur cette machine : installation…");
    await startTool("playwright", ["install", "chromium"]).ended;
    // Older distributions have the whole program alone.
    if (!findChromium())
      installPackages(
        ["chromium-headless-shell", "fonts-liberation"],
        ["chromium", "fonts-liberation"],
      );
  }
  if (findChromium()) return;
  throw new Error("No Chromium, and none could be installed: set CHROMIUM_PATH to one.");
}

function startOptions(args: string[]) {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: [...QUIET, ...args] };
}

/** The path of the Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's own download. */
function findChromium(): string | undefined {
  return findProgram({
    variable: "CHROMIUM_PATH",
    names: NAMES,
    paths: [...PATHS, chromium.executablePath()],
    version: /chrom/i,
  });
}
