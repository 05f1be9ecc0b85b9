/** Images already rendered, cached between builds under a hash of everything they are rendered from. */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "./picture.ts";

const PACKAGES = ["satori", "@resvg/resvg-js", "sharp", "@fontsource/bricolage-grotesque"];

/** Finds the image of a picture, or renders and caches it. */
export type ImageCache = (
  picture: Picture,
  render: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/** @param root the project's folder; images are cached in its `node_modules/.cache/og` */
export function openImageCache(root: string): ImageCache {
  const folder = join(root, "node_modules/.cache/og");
  const tools = hashTools(root);
  mkdirSync(folder, { recursive: true });
  return async (picture, render) => {
    const hash = createHash("sha256").update(tools).update(JSON.stringify(picture));
    const file = join(folder, `${hash.digest("hex").slice(0, 32)}.png`);
    try {
      return readFileSync(file);
    } catch {
      const png = await render();
      // Another build may be writing the same image: a reader must never meet half of it.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, png);
      renameSync(unfinished, file);
      return png;
    }
  };
}

/** Changes whenever the drawing itself may. */
function hashTools(root: string): string {
  const hash = createHash("sha256");
  const folder = join(root, "app/build/sharing-pictures");
  for (const file of globSync("*.ts", { cwd: folder }).sort()) {
    hash.update(readFileSync(join(folder, file)));
  }
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  for (const name of PACKAGES) hash.update(`${name} ${locked[`node_modules/${name}`]?.version}`);
  return hash.digest("hex");
}
