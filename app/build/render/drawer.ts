/** Draws compiled pages with the site's own components. They are TSX, which Vite's module runner reads. */
import { join } from "node:path";
import { runnerImport } from "vite";
import type { CompiledPage, Payload } from "../../pages/payload.ts";
import type { Drawer } from "../compiler/plugin.ts";

const DRAWING = "app/build/render/draw-page.tsx";

type Drawing = { drawPage(page: CompiledPage): Payload };

/** @param root the project's folder */
export function createDrawer(root: string): Drawer {
  let drawing: Promise<Drawing> | undefined;
  return {
    async draw(page) {
      drawing ??= load(root);
      return (await drawing).drawPage(page);
    },
    forget(file) {
      // Nothing was drawn yet, or the next page will be drawn with what is there then.
      if (!drawing) return false;
      const isPart = file.startsWith(join(root, "app")) && /\.tsx?$/.test(file);
      if (isPart) drawing = undefined;
      return isPart;
    },
  };
}

async function load(root: string): Promise<Drawing> {
  const options = { root, configFile: false, logLevel: "error" } as const;
  return (await runnerImport<Drawing>(join(root, DRAWING), options)).module;
}
