// Kinds of tests, one after the other: plain functions, the built Worker, the built site in Chromium. `npm test` runs `unit`, `worker`
// and `browser`; `npm run test:all`, which continuous integration runs, all of them.
import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { PartTimes } from "./part-times.ts";

type Options = NonNullable<TestProjectInlineConfiguration["test"]>;

/** They look at the moment something is painted, or moves: nothing else runs beside them. */
const ALONE = "tests/browser/{layout-shift,late-scripts,lighthouse,navigation-progress}.test.ts";

/** They walk every page, every width, every question, or wait out each lost file: continuous integration's alone. */
const SWEEPS =
  "tests/browser/{card,chunk-guard,every-page,fetch-payload,heights,cached-copies,failed-payload,failed-script,new-build,pages,paths,preload,print,privacy,screens,sections,static-blocks,touch-targets,yesterdays-build}.test.ts";

/**
 * Half a minute and more: forty days of the cron, rounds over forty pages, every file of the build, every page under every
 * failure, thousands of hostile requests, commands that start wrangler.
 */
const LONG = [
  "tests/unit/build/table.test.ts",
  "tests/unit/history/public-year.test.ts",
  "tests/unit/operator/{history-{backup,correct,loss},scheduled-backup}.test.ts",
  "tests/unit/operator/verify{,-interrupted}.test.ts",
  "tests/worker/{fuzz,history-restored,matrix/firestore}.test.ts",
];

const IN_BROWSER = ["tests/worker/require-build.ts", "tests/browser/global-setup.ts"];

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    // Of tests in a browser, those that take long for one are worth a line.
    slowTestThreshold: 10_000,
    reporters: ["default", new PartTimes()],
    projects: [
      // On two processors, Vitest by itself would leave one idle.
      group(0, "unit", {
        include: ["tests/unit/**/*.test.{ts,tsx}"],
        exclude: LONG,
        maxWorkers: "100%",
      }),
      // Beside the built Worker: what starts wrangler waits half of the time.
      group(1, "long", { include: LONG, globalSetup: "tests/worker/require-build.ts" }),
      group(1, "worker", {
        include: ["tests/worker/**/*.test.ts"],
        exclude: LONG,
        globalSetup: "tests/worker/require-build.ts",
      }),
      group(2, "browser", {
        include: ["tests/browser/**/*.test.ts"],
        exclude: [ALONE, SWEEPS],
        globalSetup: IN_BROWSER,
      }),
      group(3, "sweeps", { include: [SWEEPS], globalSetup: IN_BROWSER }),
      group(4, "browser-alone", {
        include: [ALONE],
        globalSetup: IN_BROWSER,
        maxWorkers: 1,
      }),
    ],
  },
});

/** The tests of one kind, which start once those of the kind before have ended. */
function group(groupOrder: number, name: string, own: Options): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      sequence: { groupOrder },
      maxWorkers: 2,
      // What a file loads is loaded once for all files of its worker: the compiler, Miniflare, Playwright.
      isolate: false,
      // A busy machine is slow, not wrong: limits only end what would never end.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      retry: 0,
      setupFiles: "tests/unexpected-output.ts",
      // The day of the build that is tested (package.json): what pages say of ages must not change with the calendar.
      env: { BUILD_DAY: "2026-10-10" },
      ...own,
    },
  };
}
