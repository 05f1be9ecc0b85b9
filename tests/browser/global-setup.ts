// What all browser tests share, started once: the built site with the example's amounts and their past, and a Chromium.
import type { TestProject } from "vitest/node";
import { installChromium, serveChromium } from "../local/chromium.ts";
import { openRemembering } from "../worker/remembering.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The origin of the running site. */
    site: string;
    /** Where the running Chromium can be reached. */
    chromium: string;
  }
}

/** Starts both, and hands them to the tests. Throws where no Chromium can be had. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await installChromium();
  const chromium = await serveChromium();
  // As on a site that has been running for a while: the amounts are at hand.
  const scene = await openRemembering();
  provide("site", scene.site.origin);
  provide("chromium", chromium.wsEndpoint());

  return async () => {
    await chromium.close();
    await scene[Symbol.asyncDispose]();
  };
}
