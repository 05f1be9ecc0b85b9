// The browser of the tests, the pictures and the bench.
import { type Browser, chromium } from "playwright";
import { findChromium } from "../local/chromium.ts";

/** A Chromium that asks for nothing by itself. @param args further flags */
export function launchChromium(args: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      ...args,
    ],
  });
}
