/** A drawing → a PNG file. Node only, at build time. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import type { Drawing } from "./box.ts";
import { encodePng } from "./encode-png.ts";
import { IMAGE_SIZE } from "./image-path.ts";

const WEIGHTS = [500, 600, 800] as const;

/** Draws pictures with the fonts of the project at `root`. */
export type Renderer = (drawing: Drawing) => Promise<{ png: Buffer; missing: string }>;

/** @returns a renderer; `missing` holds the letters that no font has, which are left out */
export function createRenderer(root: string): Renderer {
  const fonts = loadFonts(root);
  return async (drawing) => {
    let missing = "";
    // satori's type for a drawing is React's, whose elements it never looks into further than Drawing goes.
    const svg = await satori(drawing as Parameters<typeof satori>[0], {
      ...IMAGE_SIZE,
      fonts,
      loadAdditionalAsset: async (_language, letters) => {
        missing += letters;
        return [];
      },
    });
    // satori has made outlines of the letters: no font of the machine is needed, nor looked for.
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return { png: encodePng(image.pixels, IMAGE_SIZE), missing };
  };
}

/** The second set of letters is for names such as « Žižek ». */
function loadFonts(root: string): Font[] {
  const { resolve } = createRequire(join(root, "package.json"));
  return ["latin", "latin-ext"].flatMap((letters) =>
    WEIGHTS.map((weight) => {
      const file = `bricolage-grotesque-${letters}-${weight}-normal.woff`;
      return {
        name: `Bricolage ${letters}`,
        weight,
        style: "normal" as const,
        data: readFileSync(resolve(`@fontsource/bricolage-grotesque/files/${file}`)),
      };
    }),
  );
}
