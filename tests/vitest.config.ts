// Three kinds of tests: plain functions, the built Worker, and the built site in Chromium.
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "..");

export default defineConfig({
  root,
  test: {
    projects: [
      project("unit", {
        include: ["tests/unit/**/*.test.{ts,tsx}"],
        exclude: ["tests/unit/content-checks/**"],
      }),
      // They read the whole site: compiled once for all of them.
      project("unit-content", {
        include: ["tests/unit/content-checks/**/*.test.ts"],
        isolate: false,
      }),
      project("worker", { include: ["tests/worker/**/*.test.ts"], maxWorkers: 2 }),
      // One Chromium at a time: two would measure each other.
      project("browser", { include: ["tests/browser/**/*.test.ts"], fileParallelism: false }),
    ],
  },
});

function project(
  name: string,
  own: {
    include: string[];
    exclude?: string[];
    isolate?: boolean;
    maxWorkers?: number;
    fileParallelism?: boolean;
  },
) {
  return {
    root,
    test: {
      name,
      // A busy machine is slow, not wrong: limits only end what would never end.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      retry: 0,
      setupFiles: [join(import.meta.dirname, "unexpected-output.ts")],
      ...own,
    },
  };
}
