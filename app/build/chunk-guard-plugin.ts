// Puts our guard in the place of React Router's answer to a missing route chunk, which is an unguarded
// `location.reload()` of the page being left: a click that is lost, or a loop that never ends. React Router 8.4 has no
// option for it, and a bundler alone can replace a module; so that a new version can't bring it back unnoticed, the module that is replaced must look as expected.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const REPLACEMENT = fileURLToPath(new URL("../browser/load-route-module.ts", import.meta.url));

/** Vite plugin: replaces react-router's routeModules.js in the browser build, and stops the build if it has changed. */
export function chunkGuard(): Plugin {
  let isReplaced = false;
  return {
    name: "chunk-guard",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!isKnown(code)) {
          this.error(
            "react-router's routeModules.js has changed: compare its loadRouteModule with app/browser/load-route-module.ts, which takes its place.",
          );
        }
        isReplaced = true;
        return {
          code: `export { loadRouteModule } from ${JSON.stringify(REPLACEMENT)};`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (error || isReplaced) return;
      this.error(
        "react-router's routeModules.js was not found, so its unguarded location.reload() would be back.",
      );
    },
  };
}

/** Whether a module exports `loadRouteModule(route, cache)` and nothing else, as our own does. */
function isKnown(code: string): boolean {
  const [, route, cache] = /async function loadRouteModule\((\w+), (\w+)\) \{/.exec(code) ?? [];
  const [, exported] = /^export \{ (.*) \};$/m.exec(code) ?? [];
  return (
    exported === "loadRouteModule" &&
    [`${route}.id in ${cache}`, `${route}.module`, `${cache}[${route}.id] = `].every((part) =>
      code.includes(part),
    )
  );
}
