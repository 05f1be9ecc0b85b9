/**
 * Vite plugin: the search file, made from the payloads that the content plugin has compiled.
 * A build emits `recherche/index.json`; in development a middleware answers it.
 */
import type { Plugin } from "vite";
import type { Payload } from "../content/payload.ts";
import { describePages } from "./describe-pages.ts";
import { SEARCH_FILE_PATH } from "./document.ts";

/** What the content plugin lets others ask. */
type ContentApi = { payloads(): Map<string, Payload> };

/** The plugin; it needs the plugin "content" beside it. */
export function search(): Plugin {
  let content: ContentApi | undefined;
  const write = () => JSON.stringify(describePages(content?.payloads().values() ?? []));

  return {
    name: "search",

    configResolved({ plugins }) {
      content = plugins.find(({ name }) => name === "content")?.api;
      if (!content) throw new Error("The search plugin needs the content plugin.");
    },

    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: SEARCH_FILE_PATH.slice(1), source: write() });
    },

    configureServer(server) {
      server.middlewares.use(SEARCH_FILE_PATH, (_request, response, next) => {
        try {
          response.setHeader("Content-Type", "application/json; charset=utf-8");
          response.end(write());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
