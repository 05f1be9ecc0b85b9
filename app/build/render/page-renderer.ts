/** Renders compiled pages with the site's own components. They are TSX, which Vite's module runner reads. */
import { join } from "node:path";
import { runnerImport } from "vite";
import type { Payload } from "../../pages/payload.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import type { PageRenderer } from "../compiler/plugin.ts";

const MODULE = "app/build/render/render-page.tsx";

type RenderModule = { renderPage(page: CompiledPage): Payload };

/** @param root the project's folder */
export function createPageRenderer(root: string): PageRenderer {
  let loaded: Promise<RenderModule> | undefined;
  return {
    async render(page) {
      loaded ??= load(root);
      return (await loaded).renderPage(page);
    },
    forget(file) {
      // Nothing was rendered yet, or the next page will be rendered with what is there then.
      if (!loaded) return false;
      const isPart = file.startsWith(join(root, "app")) && /\.tsx?$/.test(file);
      if (isPart) loaded = undefined;
      return isPart;
    },
  };
}

async function load(root: string): Promise<RenderModule> {
  const options = { root, configFile: false, logLevel: "error" } as const;
  return (await runnerImport<RenderModule>(join(root, MODULE), options)).module;
}
