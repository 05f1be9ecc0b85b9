// Puts our guard in the place of React Router's answer to a missing route chunk, which is an unguarded
// `location.reload()` of the page being left: a click that is lost, or a loop that never ends.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const replacement = fileURLToPath(new URL("./load-route-module.ts", import.meta.url));

/** Vite plugin: replaces react-router's routeModules.js in the browser build, and stops the build if it has moved. */
export function chunkGuard(): Plugin {
  let replaced = 0;
  return {
    name: "chunk-guard",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: {
      filter: { id: /(^|\/)routeModules\.js$/ },
      handler(_source, importer) {
        if (
          !importer ||
          !/\/react-router\/dist\/[a-z]+\/lib\/dom\/ssr\//.test(importer.replaceAll("\\", "/"))
        )
          return null;
        replaced += 1;
        return replacement;
      },
    },
    buildEnd(error) {
      if (error || replaced > 0) return;
      this.error(
        "chunk-guard: react-router's routeModules.js was not found, so its unguarded location.reload() would be back.",
      );
    },
  };
}
