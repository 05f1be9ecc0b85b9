// Dynamic imports as they are written. Vite wraps each in a function that fetches its chunk's styles and scripts first: here
// styles are one sheet and scripts are fetched by the hover, so that half a kilobyte on every page would do nothing.
import type { Plugin } from "vite";

const HELPER = /^\0vite\/preload-helper\.js$/;

export function plainImports(): Plugin {
  let isFound = false;
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: HELPER },
      handler() {
        isFound = true;
        return "export const __vitePreload = (load) => load();";
      },
    },
    buildEnd(error) {
      if (error || isFound) return;
      this.error("app/build/plain-imports-plugin.ts: Vite no longer has its preload helper there");
    },
  };
}
