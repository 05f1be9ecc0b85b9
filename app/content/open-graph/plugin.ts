/**
 * Vite plugin: a build emits the sharing image of every page, `og/{page}.png`, beside its payload.
 * Development draws none: nobody shares an address of it.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { loadCatalogue } from "../compiler/catalogue-port.ts";
import type { Payload } from "../payload.ts";
import { drawPicture } from "./draw-picture.ts";
import { openImageCache } from "./image-cache.ts";
import { imagePath } from "./image-path.ts";
import { describePicture } from "./picture.ts";
import type { Renderer } from "./render.ts";

/** The plugin; it draws the payloads that the content plugin has emitted. */
export function openGraph(): Plugin {
  let root = "";
  return {
    name: "open-graph",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const catalogue = loadCatalogue(join(root, "app/catalogue"));
        const cache = openImageCache(root);
        let renderer: Renderer | undefined;

        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== "asset" || !/(?:^|\/)_payload\.json$/.test(name)) continue;
          const payload: Payload = JSON.parse(String(file.source));
          const picture = describePicture(payload, catalogue);
          const source = await cache(picture, async () => {
            // Loaded only where there is something to draw: most builds have every image.
            renderer ??= (await import("./render.ts")).createRenderer(root);
            const { png, missing } = await renderer(drawPicture(picture));
            if (missing) this.warn(`${payload.path}: the image's font has no "${missing}"`);
            return png;
          });
          this.emitFile({ type: "asset", fileName: imagePath(payload.path).slice(1), source });
        }
      },
    },
  };
}
