/**
 * Vite plugin: the files of the search's index, made from the payloads that the content plugin has compiled.
 * A build emits them; in development a middleware answers them.
 */
import type { Plugin } from "vite";
import type { Payload } from "../content/payload.ts";
import { createCollector } from "./collect-pages.ts";
import { INDEX_FOLDER } from "./index-format.ts";
import type { IndexFile } from "./write-index.ts";

/** What the content plugin lets others ask. */
type ContentApi = { payloads(): Map<string, Payload> };

/** The plugin; it needs the plugin "content" beside it. */
export function search(): Plugin {
  let content: ContentApi | undefined;
  /** By the pages they were made of: in development these change. */
  const made = new WeakMap<object, IndexFile[]>();

  function files(): IndexFile[] {
    const payloads = content?.payloads() ?? new Map<string, Payload>();
    const known = made.get(payloads);
    if (known) return known;
    const collector = createCollector();
    for (const payload of payloads.values()) collector.add(payload);
    const own = [...collector.files()];
    made.set(payloads, own);
    return own;
  }

  return {
    name: "search",

    configResolved({ plugins }) {
      content = plugins.find(({ name }) => name === "content")?.api;
      if (!content) throw new Error("The search plugin needs the content plugin.");
    },

    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const file of files()) this.emitFile({ type: "asset", ...file });
    },

    configureServer(server) {
      server.middlewares.use(INDEX_FOLDER, (request, response, next) => {
        try {
          const [path = ""] = (request.originalUrl ?? "").slice(1).split("?");
          const file = files().find(({ fileName }) => fileName === path);
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
