// Lighthouse, mobile: 100 in every category that measures no time. Speed is for `npm run bench`.
import { defaultConfig } from "lighthouse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../local/free-port.ts";
import { auditPage } from "./audit-page.ts";
import { launchChromium } from "./launch-chromium.ts";
import { openSite } from "./open-site.ts";

/** One address of each kind of page, and each tool. */
const PATHS = [
  "/",
  "/banque/n26",
  "/banque/n26/metal",
  "/blog/avis-binance",
  "/parrainage",
  "/comparateur",
  "/comparateur/profil",
  "/parrainage/calcul",
  "/outils/interets-composes",
  "/recherche",
];

/** Whatever categories this version of Lighthouse has, but the one that moves with the machine. */
const CATEGORIES = Object.keys(defaultConfig.categories ?? {}).filter(
  (category) => category !== "performance",
);

let site: Awaited<ReturnType<typeof openSite>>;
let browser: Awaited<ReturnType<typeof launchChromium>>;
let port: number;

beforeAll(async () => {
  site = await openSite();
  port = await findFreePort(9400);
  browser = await launchChromium([`--remote-debugging-port=${port}`]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test.each(PATHS)(
  "Lighthouse finds nothing to mend on %s",
  async (path) => {
    const { audits, categories } = await auditPage(
      { origin: site.origin, path, port },
      { onlyCategories: CATEGORIES },
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
