/** Vite plugin: the files of a table. A build writes them; development answers them, made when they are asked for. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import type { Connect, Plugin, ResolvedConfig } from "vite";
import { findContent } from "../compiler/plugin.ts";
import { isReport } from "../report-error.ts";
import type { Build } from "./builds.ts";
import type { BuiltFile, FileFamily } from "./built-file.ts";
import type { Sources } from "./table.ts";

type Table = readonly (BuiltFile | FileFamily)[];

/** What Cloudflare says of a file by the end of its name; a file of the table must have one of these. */
const TYPES: Readonly<Record<string, string>> = {
  "": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".jsonld": "application/ld+json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};

/**
 * It defines `__BUILD_ID__` and `__BUILT_AT__` too, which the files of a build and its code must agree on. It needs the
 * plugin "content" beside it.
 */
export function builtFiles(build: Build, list: (sources: Sources) => Table): Plugin {
  let config: ResolvedConfig;
  let table: Table = [];
  return {
    name: "built-files",
    config: () => ({
      define: { __BUILD_ID__: JSON.stringify(build.id), __BUILT_AT__: JSON.stringify(build.at) },
    }),
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(resolved) {
      config = resolved;
      const { root, publicDir, logger } = config;
      const warn = (message: string) => logger.warn(message);
      table = list({ root, publicDir, build, content: findContent(config), warn });
    },
    // Written here and not emitted: a bundler keeps what it emits. After the pages, which most of these are made from.
    generateBundle: {
      order: "post",
      async handler() {
        const folder = resolve(config.root, this.environment.config.build.outDir);
        for (const entry of table) {
          for (const { path, write } of "path" in entry ? [entry] : entry.list()) {
            const file = join(folder, path);
            mkdirSync(dirname(file), { recursive: true });
            writeFileSync(file, await write());
          }
        }
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) =>
        answer(request, response, next).catch((error) => {
          if (!isReport(error)) return next(error);
          // Faults of the content are shown where one looks.
          config.logger.error(error.message);
          response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
          response.end(error.message);
        }),
      );
    },
  };

  async function answer(
    ...[{ url = "" }, response, next]: Parameters<Connect.NextHandleFunction>
  ): Promise<void> {
    const [path = ""] = url.split("?");
    const entry = table.find((one) => ("path" in one ? one.path === path : one.under.test(path)));
    if (!entry) return next();
    const bytes = await ("path" in entry ? entry.write() : findIn(entry, path));
    if (bytes === undefined) response.statusCode = 404;
    else response.setHeader("Content-Type", TYPES[extname(path)] ?? "");
    response.end(bytes);
  }
}

async function findIn(family: FileFamily, path: string) {
  if (family.find) return family.find(path);
  for (const file of await family.list()) if (file.path === path) return file.write();
  return undefined;
}
