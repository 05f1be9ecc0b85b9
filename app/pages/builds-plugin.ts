// Names each build, and publishes what the browser asks about it: /builds/latest.json and /builds/meta/{id}.json.
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import type { Plugin } from "vite";
import { type ContentApi, findContent } from "./compiler/plugin.ts";
import { LATEST_BUILD } from "./static-paths.ts";

const SOURCES = [
  "app/**",
  "workers/**",
  "public/**",
  "*.config.ts",
  "wrangler.toml",
  "package-lock.json",
];

/** Rules of the specification's matcher, by kind of pattern: which addresses have a payload, which are indexed. */
const MATCHER = {
  static: { "/error": { payload: false, index: false } },
  wildcard: { "/builds": { payload: false, index: false } },
  dynamic: { "/blog/:slug": { payload: true, index: true } },
};

/**
 * Vite plugin: defines `__BUILD_ID__` and `__BUILT_AT__`, and writes the two build files next to the pages' payloads. It needs
 * the plugin "content" beside it.
 * @param id what `buildId()` says
 */
export function builds(id: string): Plugin {
  let content: ContentApi;
  const builtAt = Date.now();
  return {
    name: "builds",
    config: () => ({
      define: { __BUILD_ID__: JSON.stringify(id), __BUILT_AT__: JSON.stringify(builtAt) },
    }),
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(config) {
      content = findContent(config);
    },
    generateBundle: {
      order: "post",
      handler() {
        const timestamp = builtAt;
        const emit = (fileName: string, content: unknown) =>
          this.emitFile({ type: "asset", fileName, source: JSON.stringify(content) });
        emit(LATEST_BUILD.slice(1), { id, timestamp });
        emit(`builds/meta/${id}.json`, {
          id,
          timestamp,
          matcher: MATCHER,
          prerendered: Array.from(content.index().pages, ({ path }) => path).sort(),
        });
      },
    },
  };
}

/** The id of a build: the same for the same content and code, whoever builds it and when. */
export function buildId(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES).sort()) {
    if (!statSync(file).isFile()) continue;
    hash.update(file.replaceAll("\\", "/")).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
