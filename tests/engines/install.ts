// The browsers of the journeys on this machine: where they are, and how they come where they are not.
import { globSync } from "node:fs";
import { installChromium } from "../local/chromium.ts";
import { findProgram, installPackages } from "../local/programs.ts";
import type { EngineName } from "./engine.ts";

/** Debian's long-lived Firefox; Ubuntu has none but from Mozilla, under the short name. */
const FIREFOX = {
  variable: "FIREFOX_PATH",
  names: ["firefox-esr", "firefox"],
  paths: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  says: /^Mozilla Firefox/,
};

/** What Debian and Ubuntu call what an engine needs. */
const PACKAGES = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
};

export function findFirefox(): string | undefined {
  return findProgram(FIREFOX);
}

export type WebKit = { driver: string; browser: string; display: string };

/** What drives WebKitGTK, its own small browser, and the screen that it needs; undefined where one is missing. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram({ names: ["WebKitWebDriver"] });
  const display = findProgram({ names: ["Xvfb"] });
  const browser = globSync("/usr/{lib/*,lib64,libexec}/webkit2gtk-4.1/MiniBrowser")[0];
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** Installs what is missing for an engine. Throws a sentence that says what can be done where that does not work. */
export async function installEngine(engine: EngineName): Promise<void> {
  if (engine === "chromium") return installChromium();
  const find = { firefox: findFirefox, webkit: findWebKit }[engine];
  if (find()) return;
  if (engine === "webkit" || !process.env[FIREFOX.variable]) {
    console.log(`Installation de ${PACKAGES[engine].join(", ")} (apt-get)…`);
    installPackages(PACKAGES[engine]);
  }
  if (find()) return;
  const ways = {
    firefox: `set ${FIREFOX.variable} to one`,
    webkit: `install ${PACKAGES.webkit.join(" and ")} (WebKitGTK is for Linux)`,
  };
  throw new Error(
    `No ${engine} here, and apt-get could not bring it (no Debian or Ubuntu, or no right to install): ${ways[engine]}, ` +
      "or run the engines that are there, as in `npm run engines -- --project=chromium`.",
  );
}
