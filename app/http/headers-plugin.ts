// Writes the file that tells Cloudflare the headers of static files.
import type { Plugin } from "vite";
import { type Published, writeHeadersFile } from "./headers.ts";

/** Vite plugin: writes `_headers` into the build of the browser, at its root. @param place what the build is for */
export function staticHeaders(place: Published): Plugin {
  return {
    name: "static-headers",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "_headers", source: writeHeadersFile(place) });
    },
  };
}
