// Finds a Chromium that runs on this machine, or installs one; starts it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserServer, chromium } from "playwright";
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
    if (!findChromium() && existsSync("/usr/bin/apt-get")) installPackages();
  }
  if (findChromium()) return;
  throw new Error("No Chromium, and none could be installed: set CHROMIUM_PATH to one.");
}

function installPackages(): void {
  // Without a password or not at all: nobody may be at the keyboard.
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...action: string[]) => {
    const [program = "", ...args] = [...sudo, "apt-get", ...action];
    const { status } = spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"] });
    return status === 0;
  };
  const install = (chromium: string) =>
    apt("install", "-y", "--no-install-recommends", chromium, "fonts-liberation");
  apt("update");
  // Older distributions have the whole program alone.
  if (!install("chromium-headless-shell")) install("chromium");
}

function startOptions(args: string[]) {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: [...QUIET, ...args] };
}

/**
 * The path of the Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's own download.
 * Undefined where this machine has none that starts.
 */
function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...PATHS, chromium.executablePath()].find(runs);
}

/** A program that is there but lacks a library, or only says where to get the real one, does not count. */
function runs(program: string): boolean {
  if (!existsSync(program)) return false;
  // There, `--version` opens a window instead of answering.
  if (process.platform === "win32") return true;
  const { status, stdout } = spawnSync(program, ["--version"], {
    encoding: "utf8",
    timeout: 30_000,
  });
  return status === 0 && /chrom/i.test(stdout);
}
