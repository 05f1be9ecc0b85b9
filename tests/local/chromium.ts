// Finds a Chromium that runs on this machine, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { startTool } from "./tool.ts";

/** What Linux distributions call the program. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Where macOS and Windows put it. */
const PATHS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The path of the Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's own download.
 * Undefined where this machine has none that starts.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...PATHS, chromium.executablePath()].find(runs);
}

/**
 * Finds a Chromium, or installs one: Playwright's download first, then Debian's package, with a font to draw text in.
 * Undefined, and told, where neither works.
 */
export async function installChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found || process.env.CHROMIUM_PATH) return found;
  console.log("Aucun Chromium sur cette machine : installation…");
  await startTool("playwright", ["install", "chromium"]).ended;
  const downloaded = findChromium();
  if (downloaded || !existsSync("/usr/bin/apt-get")) return downloaded;

  // Without a password or not at all: nobody may be at the keyboard.
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const action of ["update", "install -y --no-install-recommends chromium fonts-liberation"]) {
    const [program = "", ...args] = [...sudo, "apt-get", ...action.split(" ")];
    spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"] });
  }
  return findChromium();
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
