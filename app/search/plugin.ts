/**
 * Vite plugin: the files of the search's index, made from the pages that the content plugin draws.
 * A build emits them; in development a middleware answers them.
 */
import type { Plugin } from "vite";
import { type ContentApi, findContent } from "../content/compiler/plugin.ts";
import type { SiteIndex } from "../content/compiler/site-index.ts";
import { createCollector } from "./collect-pages.ts";
import { INDEX_FOLDER } from "./index-format.ts";
import type { IndexFile } from "./write-index.ts";

/** The plugin; it needs the plugin "content" beside it. */
export function search(): Plugin {
  let content: ContentApi;
  const built = createCollector();
  /** In development, by the pages they were made of: these change. */
  const made = new WeakMap<SiteIndex, IndexFile[]>();

  function filesOfNow(): IndexFile[] {
    const known = made.get(content.index());
    if (known) return known;
    const collector = createCollector();
    for (const payload of content.payloads()) collector.add(payload);
    const own = [...collector.files()];
    made.set(content.index(), own);
    return own;
  }

  return {
    name: "search",

    configResolved(config) {
      content = findContent(config);
      content.onPayload((payload) => built.add(payload));
    },

    generateBundle: {
      // After the content plugin, which shows the pages in its own.
      order: "post",
      handler() {
        if (this.environment.name !== "client") return;
        for (const file of built.files()) this.emitFile({ type: "asset", ...file });
      },
    },

    configureServer(server) {
      server.middlewares.use(INDEX_FOLDER, (request, response, next) => {
        try {
          const [path = ""] = (request.originalUrl ?? "").slice(1).split("?");
          const file = filesOfNow().find(({ fileName }) => fileName === path);
          if (!file) response.statusCode = 404;
          response.setHeader("Content-Type", "text/plain; charset=utf-8");
          response.end(file?.source ?? "");
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
