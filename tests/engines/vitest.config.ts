// The journeys of visitors, in each engine: a project of its own, one after the other.
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { ENGINES, type EngineName } from "./engine.ts";
import { EngineTable } from "./table.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Which engine the journeys run in. */
    engine: EngineName;
  }
}

const root = join(import.meta.dirname, "../..");

export default defineConfig({
  root,
  test: {
    reporters: ["default", new EngineTable()],
    slowTestThreshold: 20_000,
    projects: ENGINES.map((engine, groupOrder) => ({
      root,
      test: {
        name: engine,
        include: ["tests/engines/**/*.test.ts"],
        globalSetup: ["tests/worker/require-build.ts", "tests/engines/global-setup.ts"],
        setupFiles: "tests/unexpected-output.ts",
        sequence: { groupOrder },
        maxWorkers: 2,
        // A worker starts its engine once, for all its files.
        isolate: false,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 30_000 } },
        retry: 0,
        env: { BUILD_DAY: "2026-10-10" },
        provide: { engine },
      },
    })),
  },
});
