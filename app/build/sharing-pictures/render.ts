/** Satori's elements, written without a JSX compiler (the build reads these files as they are), and their PNG file. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { IMAGE_SIZE } from "../../pages/static-paths.ts";

/** CSS as satori understands it: flex boxes, no cascade. */
export type Style = Record<string, string | number>;

/** What satori takes for a React element. */
export type SatoriElement = {
  type: string;
  key: null;
  props: Record<string, unknown> & { children?: (SatoriElement | string)[] };
};

/** A flex box. */
export function box(style: Style, ...children: (SatoriElement | string)[]): SatoriElement {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

/** A picture of its own inside the drawing; an SVG without text. */
export function vector(
  svg: string,
  width: number,
  height: number,
  style: Style = {},
): SatoriElement {
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { type: "img", key: null, props: { src, width, height, style } };
}

/**
 * @param root the project's folder, whose fonts are used
 * @returns what draws pictures; `missing` holds the letters that no font has, which are left out
 */
export function createRenderer(root: string) {
  const fonts = loadFonts(root);
  return async (element: SatoriElement) => {
    let missing = "";
    // satori's type for an element is React's, whose elements it never looks into further than SatoriElement goes.
    const svg = await satori(element as Parameters<typeof satori>[0], {
      ...IMAGE_SIZE,
      fonts,
      loadAdditionalAsset: async (_language, letters) => {
        missing += letters;
        return [];
      },
    });
    // satori has made outlines of the letters: no font of the machine is needed, nor looked for.
    const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return { png: await encodePng(pixels, IMAGE_SIZE), missing };
  };
}

/**
 * The PNG file of an image: 256 colours, two thirds of the size of a full-colour one. Without dither, which would
 * strew dots over plain paper.
 * @param rgba pixels, row by row
 */
export function encodePng(
  rgba: Uint8Array,
  size: { width: number; height: number },
): Promise<Buffer> {
  return sharp(rgba, { raw: { ...size, channels: 4 } })
    .png({ palette: true, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** The second set of letters is for names such as « Žižek ». */
function loadFonts(root: string): Font[] {
  const { resolve } = createRequire(join(root, "package.json"));
  return ["latin", "latin-ext"].flatMap((letters) =>
    ([500, 600, 800] as const).map((weight) => {
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
