/**
 * Vite plugin: the search file, made from the payloads that the content plugin has compiled.
 * A build emits `recherche/index.json`; in development a middleware answers it.
 */
import type { Plugin } from "vite";
import { type ContentApi, findContent } from "../content/compiler/plugin.ts";
import type { Payload } from "../content/payload.ts";
import { describePages } from "./describe-pages.ts";
import { SEARCH_FILE_PATH } from "./document.ts";

/** The plugin; it needs the plugin "content" beside it. */
export function search(): Plugin {
  let content: ContentApi;
  const pages: Payload[] = [];
  const write = (payloads: Iterable<Payload>) => JSON.stringify(describePages(payloads));

  return {
    name: "search",

    configResolved(config) {
      content = findContent(config);
      content.onPayload((payload) => pages.push(payload));
    },

    generateBundle: {
      order: "post",
      handler() {
        if (this.environment.name !== "client") return;
        const source = write(pages);
        this.emitFile({ type: "asset", fileName: SEARCH_FILE_PATH.slice(1), source });
      },
    },

    configureServer(server) {
      server.middlewares.use(SEARCH_FILE_PATH, (_request, response, next) => {
        try {
          response.setHeader("Content-Type", "application/json; charset=utf-8");
          response.end(write(content.payloads()));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
