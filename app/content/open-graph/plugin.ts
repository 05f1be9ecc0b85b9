/**
 * Vite plugin: a build emits the sharing images of the pages, `og/{page}.png`, and of the topics of older articles.
 * Development draws none: nobody shares an address of it.
 */
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Plugin } from "vite";
import type { Catalogue } from "../compiler/catalogue.ts";
import { loadCatalogue } from "../compiler/catalogue-port.ts";
import { findContent } from "../compiler/plugin.ts";
import type { Payload } from "../payload.ts";
import { drawPicture } from "./draw-picture.ts";
import { openImageCache } from "./image-cache.ts";
import { imagePath } from "./image-path.ts";
import { describePicture, describeTopic, type Picture } from "./picture.ts";
import type { Renderer } from "./render.ts";

/** The plugin; it draws the pages that the content plugin shows it. */
export function openGraph(): Plugin {
  let root = "";
  let catalogue: Catalogue | undefined;
  /** By the path of their image. */
  const pictures = new Map<string, Picture>();
  const describe = (payload: Payload): Picture => {
    if (payload.sharesImage && payload.topic) return describeTopic(payload.topic);
    catalogue ??= loadCatalogue(join(root, "app/catalogue"));
    return describePicture(payload, catalogue);
  };

  return {
    name: "open-graph",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(config) {
      root = config.root;
      findContent(config).onPayload((payload) => {
        const path = imagePath(payload);
        if (!pictures.has(path)) pictures.set(path, describe(payload));
      });
    },
    generateBundle: {
      order: "post",
      async handler() {
        const cache = openImageCache(root);
        let renderer: Renderer | undefined;
        for (const [path, picture] of pictures) {
          const source = await cache(picture, async () => {
            // Loaded only where there is something to draw: most builds have every image.
            renderer ??= (await import("./render.ts")).createRenderer(root);
            const { png, missing } = await renderer(drawPicture(picture));
            if (missing) this.warn(`${path}: the image's font has no "${missing}"`);
            // Pixels live outside of JavaScript, three megabytes an image, and are let go between two tasks only.
            await setImmediate();
            return png;
          });
          this.emitFile({ type: "asset", fileName: path.slice(1), source });
        }
      },
    },
  };
}
