/**
 * Vite plugin: content becomes static payloads in a build, and live payloads in development.
 * Build: the client environment emits `{page}/_payload.json` and `builds/pages.json`.
 * Development: a middleware answers the payloads, and `virtual:content` hands them to the server.
 */
import { join, sep } from "node:path";
import type { Plugin, ResolvedConfig, ViteDevServer } from "vite";
import { unfilledPublisherLines } from "../../site.ts";
import type { Payload } from "../payload.ts";
import { payloadPath } from "../payload-path.ts";
import { loadCatalogue } from "./catalogue-port.ts";
import { compileAll, findUnwritten, readArticles, summarise } from "./compile-all.ts";

const VIRTUAL = "virtual:content";
const RESOLVED = `\0${VIRTUAL}`;

/** The plugin; it reads `app/content` and `app/catalogue` of Vite's root. */
export function content(build: string): Plugin {
  let config: ResolvedConfig;
  let contentDir = "";
  let catalogueDir = "";
  let compiled: Map<string, Payload> | undefined;
  const compile = () => {
    compiled ??= compileAll(contentDir, loadCatalogue(catalogueDir));
    return compiled;
  };
  const isBuildOf = (name: string) => config.command === "build" && name === "client";

  return {
    name: "content",
    /** For plugins that make something else of the same pages (app/search). */
    api: { payloads: compile },

    configResolved(resolved) {
      config = resolved;
      contentDir = join(config.root, "app/content");
      catalogueDir = join(config.root, "app/catalogue");
    },

    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),

    load(id) {
      if (id !== RESOLVED) return undefined;
      const live = config.command === "serve" && this.environment.name !== "client";
      const payloads = live ? compile() : new Map<string, Payload>();
      return [
        `export const articleSlugs = ${JSON.stringify([...readArticles(contentDir).keys()])};`,
        `export const compiledPages = ${JSON.stringify(summarise(payloads.values()))};`,
        `export const compiledPayloads = ${JSON.stringify(Object.fromEntries(payloads))};`,
      ].join("\n");
    },

    /** Faults of the content stop a build before anything is bundled. */
    buildStart() {
      if (!isBuildOf(this.environment.name)) return;
      try {
        compile();
      } catch (error) {
        // The report is for the person who wrote the page; a stack of the compiler is not.
        this.error({ message: String(error instanceof Error ? error.message : error), stack: "" });
      }
    },

    generateBundle() {
      if (!isBuildOf(this.environment.name)) return;
      const payloads = compile();
      const emit = (fileName: string, value: unknown) =>
        this.emitFile({ type: "asset", fileName, source: JSON.stringify(value) });
      for (const [path, payload] of payloads)
        emit(payloadPath(path).slice(1), { ...payload, build });
      emit("builds/pages.json", summarise(payloads.values()));
      const unwritten = findUnwritten(readArticles(contentDir), payloads);
      if (unwritten.length) this.warn(`Articles without a page: ${unwritten.join(", ")}`);
      const unfilled = unfilledPublisherLines();
      if (unfilled.length) {
        this.warn(
          `The legal notice is not complete: fill in ${unfilled.join(", ")} in app/site.ts.`,
        );
      }
    },

    configureServer(server) {
      servePayloads(server, compile);
    },

    hotUpdate({ file }) {
      if (!/\.(?:md|tsv|json)$/.test(file) || !isUnder(file, [contentDir, catalogueDir])) return;
      compiled = undefined;
      const module = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (module) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

/** Answers `/{page}/_payload.json` as the static files will; faults are shown where one looks. */
function servePayloads(server: ViteDevServer, compile: () => Map<string, Payload>): void {
  server.middlewares.use((request, response, next) => {
    const [address = ""] = (request.url ?? "").split("?");
    if (!address.endsWith("/_payload.json")) return next();
    try {
      const path = address.slice(0, -"/_payload.json".length) || "/";
      const payload = compile().get(path);
      if (!payload) response.statusCode = 404;
      response.setHeader("Content-Type", "application/json; charset=utf-8");
      response.end(payload ? JSON.stringify(payload) : "null");
    } catch (error) {
      next(error);
    }
  });
}

function isUnder(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.replaceAll("/", sep).startsWith(folder + sep));
}
