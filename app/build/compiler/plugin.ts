/**
 * Vite plugin: compiles the content. A plugin of its own, since it goes through the pages of a build one by one: each is
 * compiled once, shown to whoever listens, drawn, written and forgotten. It reports the content's faults, and reloads the
 * page in development when a text has changed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { payloadPath } from "../../http/paths.ts";
import type { Payload } from "../../pages/payload.ts";
import { unfilledPublisherLines } from "../../site.ts";
import type { Directives } from "../blocks/directive.ts";
import { loadCatalogue } from "../catalogue/catalogue.ts";
import { isReport } from "../report-error.ts";
import type { CompiledPage } from "./compiled-page.ts";
import { type MakePages, SiteCompiler } from "./site-compiler.ts";
import type { SiteIndex } from "./site-index.ts";

/** What other plugins may ask of this one. */
export type ContentApi = {
  /** Called in a build with every page, once, before it is drawn; emit files from `generateBundle`, order "post". */
  onPage(listener: (page: CompiledPage) => void): void;
  /** The same once it is drawn, as it is sent. */
  onRendered(listener: (payload: Payload) => void): void;
  /** Every page, compiled anew as it is taken: for development, where there is no build to listen to. */
  pages(): Iterable<CompiledPage>;
  /** A page, compiled and drawn as it is asked for, as it is sent: for development too; undefined where there is none. */
  render(path: string): Promise<Payload | undefined>;
  /** The pages as they know each other. */
  index(): SiteIndex;
};

/** The content plugin's api, for another plugin's `configResolved`. @throws where it is missing */
export function findContent({ plugins }: Pick<ResolvedConfig, "plugins">): ContentApi {
  const api: ContentApi | undefined = plugins.find(({ name }) => name === "content")?.api;
  if (!api) throw new Error("This plugin needs the content plugin.");
  return api;
}

/** The last step between compiling a page and writing (or, in development, answering) it. */
export type PageRenderer = {
  render(page: CompiledPage): Promise<Payload>;
  /** A file has changed: true where pages are rendered with it, and will be rendered anew. */
  forget(file: string): boolean;
};

/**
 * The plugin; it reads `app/content` and `app/catalogue` of Vite's root.
 * @param build the name of the build @param directives what an author may write
 * @param makePages what else there is beside the files of the content
 */
export function content(
  build: string,
  directives: Directives,
  renderer: PageRenderer,
  makePages?: MakePages,
): Plugin {
  let config: ResolvedConfig;
  let contentDir = "";
  let catalogueDir = "";
  let compiler: SiteCompiler | undefined;
  /** The faults that have stopped the build. */
  let report: string | undefined;
  const listeners: ((page: CompiledPage) => void)[] = [];
  const renderedListeners: ((payload: Payload) => void)[] = [];
  const site = () => {
    compiler ??= new SiteCompiler(
      contentDir,
      directives,
      () => loadCatalogue(catalogueDir),
      makePages,
    );
    return compiler;
  };
  const api: ContentApi = {
    onPage: (listener) => listeners.push(listener),
    onRendered: (listener) => renderedListeners.push(listener),
    async render(path) {
      const page = site().compile(path);
      return page && { ...(await renderer.render(page)), build };
    },
    pages: () => site().pages(),
    index: () => site().index,
  };

  return {
    name: "content",
    api,

    // A report is for the person who wrote the page or the fact; the stacks of the compiler and the bundler are not.
    config: {
      order: "post",
      handler({ builder }) {
        const buildApp = builder?.buildApp;
        if (!buildApp) return;
        const buildOrReport: typeof buildApp = async (builder) => {
          try {
            await buildApp(builder);
          } catch (error) {
            throw report === undefined ? error : withoutStack(report);
          }
        };
        return { builder: { buildApp: buildOrReport } };
      },
    },

    configResolved(resolved) {
      config = resolved;
      contentDir = join(config.root, "app/content");
      catalogueDir = join(config.root, "app/catalogue");
    },

    /**
     * Written here and not emitted: a bundler keeps what it emits, and ten thousand pages are half a gigabyte.
     * Faults of the content stop the build before it has written anything of its own.
     */
    async generateBundle() {
      const { name, config: own } = this.environment;
      if (config.command !== "build" || name !== "client") return;
      const write = writeInto(resolve(config.root, own.build.outDir));
      try {
        for (const page of site().pages()) {
          for (const listen of listeners) listen(page);
          const rendered = { ...(await renderer.render(page)), build };
          write(payloadPath(page.path), JSON.stringify(rendered));
          for (const listen of renderedListeners) listen(rendered);
        }
      } catch (error) {
        if (isReport(error)) report = error.message;
        throw error;
      }
      const unfilled = unfilledPublisherLines();
      if (unfilled.length) {
        this.warn(
          `Les mentions légales ne sont pas complètes : remplissez ${unfilled.join(", ")} dans app/site.ts.`,
        );
      }
    },

    hotUpdate({ file }) {
      if (renderer.forget(file)) this.environment.hot.send({ type: "full-reload" });
      if (!isUnder(file, [contentDir, catalogueDir]) || !/\.(?:md|tsv|json)$/.test(file)) return;
      if (file.endsWith(".md"))
        compiler?.forgetFile(relative(contentDir, file).replaceAll("\\", "/"));
      else compiler?.forgetCatalogue();
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

/** An error that prints as its message alone. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

function writeInto(folder: string) {
  return (path: string, text: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
}

function isUnder(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.replaceAll("/", sep).startsWith(folder + sep));
}
