/**
 * Vite plugin: the files of the search's index, made from the pages that the content plugin compiles.
 * A build emits them; in development a middleware answers them.
 */
import type { Plugin } from "vite";
import { type ContentApi, findContent } from "../pages/compiler/plugin.ts";
import { createCollector } from "./collect-pages.ts";
import { INDEX_FOLDER } from "./index-format.ts";
import type { IndexFile } from "./write-index.ts";

/** The plugin; it needs the plugin "content" beside it. */
export function search(): Plugin {
  let content: ContentApi;
  const collector = createCollector();

  return {
    name: "search",

    configResolved(config) {
      content = findContent(config);
      content.onPayload((payload) => collector.add(payload));
    },

    generateBundle: {
      order: "post",
      handler() {
        if (this.environment.name !== "client") return;
        for (const file of collector.files()) this.emitFile({ type: "asset", ...file });
      },
    },

    configureServer(server) {
      const filesOf = rememberLast(content);
      server.middlewares.use(INDEX_FOLDER, (request, response, next) => {
        try {
          const [path = ""] = (request.originalUrl ?? "").slice(1).split("?");
          const file = filesOf().find(({ fileName }) => fileName === path);
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

/** The files of the index as pages stand, made anew once they have changed. */
function rememberLast(content: ContentApi): () => IndexFile[] {
  const made = new WeakMap<object, IndexFile[]>();
  return () => {
    const pages = content.index();
    const known = made.get(pages);
    if (known) return known;
    const collector = createCollector();
    for (const payload of content.payloads()) collector.add(payload);
    const files = [...collector.files()];
    made.set(pages, files);
    return files;
  };
}
