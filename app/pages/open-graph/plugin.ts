/**
 * Vite plugin: a build emits the sharing images of the pages, `og/{page}.png`, and of the topics of older articles.
 * Development draws none: nobody shares an address of it.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { type Catalogue, loadCatalogue } from "../../catalogue/catalogue.ts";
import { findContent } from "../compiler/plugin.ts";
import type { CompiledPage } from "../payload.ts";
import { imagePath } from "../static-paths.ts";
import { openPictureThread, type PictureThread } from "./draw-in-thread.ts";
import { type ImageCache, openImageCache } from "./image-cache.ts";
import { describePicture, describeTopic, type Picture } from "./picture.ts";

/** The plugin; it draws the pages that the content plugin shows it, in another thread meanwhile. */
export function openGraph(): Plugin {
  let root = "";
  let catalogue: Catalogue | undefined;
  let cache: ImageCache | undefined;
  let thread: PictureThread | undefined;
  /** By the path of their image. */
  const images = new Map<string, Promise<Uint8Array>>();
  /** Images whose font lacks letters, and which. */
  const incomplete = new Map<string, string>();

  const describe = (payload: CompiledPage): Picture => {
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
        if (images.has(path)) return;
        cache ??= openImageCache(root);
        thread ??= openPictureThread(root);
        const { draw } = thread;
        const image = cache(describe(payload), async (picture) => {
          const { png, missing } = await draw(picture);
          if (missing) incomplete.set(path, missing);
          return png;
        });
        // Whoever waits for it below is told; a build that stops before must not fail a second time.
        image.catch(() => undefined);
        images.set(path, image);
      });
    },
    generateBundle: {
      order: "post",
      async handler() {
        for (const [path, image] of images) {
          this.emitFile({ type: "asset", fileName: path.slice(1), source: await image });
        }
        await thread?.end();
        for (const [path, letters] of incomplete) {
          this.warn(`${path}: the image's font has no "${letters}"`);
        }
      },
    },
  };
}
