/** The sharing images of the pages, `og/{page}.png`, and of the topics of older articles. */
import { join } from "node:path";
import { imagePath } from "../../pages/static-paths.ts";
import { type Catalogue, loadCatalogue } from "../catalogue/catalogue.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import type { ContentApi } from "../compiler/plugin.ts";
import type { FileFamily } from "../files/built-file.ts";
import { openPictureThread } from "./draw-in-thread.ts";
import { type ImageCache, openImageCache } from "./image-cache.ts";
import { describePicture, describeTopic, type Picture } from "./picture.ts";

/** A build draws the pages that the content plugin shows, in another thread meanwhile; development what is asked for. */
export function sharingPictures(
  content: ContentApi,
  root: string,
  warn: (message: string) => void,
): FileFamily {
  let catalogue: Catalogue | undefined;
  let cache: ImageCache | undefined;
  const thread = openPictureThread(root);
  /** By the path of their image. */
  const images = new Map<string, Promise<Uint8Array>>();

  const describe = (payload: CompiledPage): Picture => {
    if (payload.sharesImage && payload.topic) return describeTopic(payload.topic);
    catalogue ??= loadCatalogue(join(root, "app/catalogue"));
    return describePicture(payload, catalogue);
  };
  const draw = (payload: CompiledPage): Promise<Uint8Array> => {
    cache ??= openImageCache(root);
    return cache(describe(payload), async (picture) => {
      const { png, missing } = await thread.draw(picture);
      if (missing) warn(`${imagePath(payload)}: the image's font has no "${missing}"`);
      return png;
    });
  };

  content.onPayload((payload) => {
    const path = imagePath(payload);
    if (images.has(path)) return;
    const image = draw(payload);
    // Whoever waits for it below is told; a build that stops before must not fail a second time.
    image.catch(() => undefined);
    images.set(path, image);
  });

  return {
    under: /^\/og\//,
    list: () => Array.from(images, ([path, image]) => ({ path, write: () => image })),
    async find(path) {
      for (const page of content.payloads()) if (imagePath(page) === path) return draw(page);
      return undefined;
    },
    close: () => thread.end(),
  };
}
