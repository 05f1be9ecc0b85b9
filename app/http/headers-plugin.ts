// The headers of static files, as Cloudflare wants to be told of them.
import type { Plugin } from "vite";
import { writeHeadersFile } from "./headers.ts";

/** Vite plugin: writes `_headers` beside the files that it is about. */
export function staticHeaders(): Plugin {
  return {
    name: "static-headers",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "_headers", source: writeHeadersFile() });
    },
  };
}
