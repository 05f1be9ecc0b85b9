// Lighthouse, mobile: 100 in every category that measures no time. Speed is for `npm run bench`.
import { defaultConfig } from "lighthouse";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchChromium } from "../local/chromium.ts";
import { findFreePort } from "../local/free-port.ts";
import { auditPage } from "./audit-page.ts";

/** One address of each route and of each frame of a page. */
const PATHS = [
  "/",
  "/banque/n26",
  "/blog/avis-binance",
  "/parrainage",
  "/comparateur",
  "/recherche",
];

/** Whatever categories this version of Lighthouse has, but the one that moves with the machine. */
const CATEGORIES = Object.keys(defaultConfig.categories ?? {}).filter(
  (category) => category !== "performance",
);

/** Where no time is measured, a page is looked at as soon as it asks for nothing more. */
const QUIET = { pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, cpuQuietThresholdMs: 250 };

let browser: Awaited<ReturnType<typeof launchChromium>>;
let port: number;

beforeAll(async () => {
  port = await findFreePort(9400);
  // One of its own: Lighthouse talks to it directly.
  browser = await launchChromium([`--remote-debugging-port=${port}`]);
});

afterAll(() => browser?.close());

test.each(PATHS)(
  "Lighthouse finds nothing to mend on %s",
  async (path) => {
    const { audits, categories } = await auditPage(
      { origin: inject("site"), path, port },
      { ...QUIET, onlyCategories: CATEGORIES, disableFullPageScreenshot: true },
    );
    const faults = Object.values(categories).flatMap(({ id, score, auditRefs }) => {
      if (score === 1) return [];
      const failed = auditRefs.flatMap(({ weight, id: audit }) => {
        const { score = null, scoreDisplayMode, errorMessage } = audits[audit] ?? {};
        const broke = scoreDisplayMode === "error";
        if (!broke && (weight === 0 || score === null || score === 1)) return [];
        return [`${audit} (${errorMessage ?? score})`];
      });
      return [`${id}: ${score}, ${failed.join(", ")}`];
    });
    expect(Object.keys(categories)).toEqual(CATEGORIES);
    expect(faults).toEqual([]);
  },
  120_000,
);
