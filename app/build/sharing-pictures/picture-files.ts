/** The sharing images of the pages, `og/{page}.png`, and of the topics of older articles. */
import { join } from "node:path";
import { imagePath } from "../../pages/static-paths.ts";
import { type Catalogue, loadCatalogue } from "../catalogue/catalogue.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import type { ContentApi } from "../compiler/plugin.ts";
import type { FileFamily } from "../files/built-file.ts";
import { type ImageCache, openImageCache } from "./image-cache.ts";
import { describePicture, describeTopic, type Picture } from "./picture.ts";

/** A build draws the pages that the content plugin has shown, after the last of them; development what is asked for. */
export function sharingPictures(
  content: ContentApi,
  root: string,
  warn: (message: string) => void,
): FileFamily {
  let catalogue: Catalogue | undefined;
  let cache: ImageCache | undefined;
  let renderer: ReturnType<typeof loadRenderer> | undefined;
  /** By the path of their image. */
  const pictures = new Map<string, Picture>();

  const describe = (page: CompiledPage): Picture => {
    if (page.sharesImage && page.topic) return describeTopic(page.topic);
    catalogue ??= loadCatalogue(join(root, "app/catalogue"));
    return describePicture(page, catalogue);
  };
  const renderImage = (path: string, picture: Picture): Promise<Uint8Array> => {
    cache ??= openImageCache(root);
    return cache(picture, async () => {
      renderer ??= loadRenderer(root);
      const { png, missing } = await (await renderer)(picture);
      if (missing) warn(`${path} : la police de l’image n’a pas « ${missing} »`);
      return png;
    });
  };

  content.onPage((page) => {
    const path = imagePath(page);
    if (!pictures.has(path)) pictures.set(path, describe(page));
  });

  return {
    under: /^\/og\//,
    list: () =>
      Array.from(pictures, ([path, picture]) => ({
        path,
        write: () => renderImage(path, picture),
      })),
    async find(path) {
      for (const page of content.pages()) {
        if (imagePath(page) === path) return renderImage(path, describe(page));
      }
      return undefined;
    },
  };
}

/** Loaded with the first picture: most builds have every image. */
async function loadRenderer(root: string) {
  const { drawPicture } = await import("./draw-picture.ts");
  const { createRenderer } = await import("./render.ts");
  const render = createRenderer(root);
  return (picture: Picture) => render(drawPicture(picture));
}
