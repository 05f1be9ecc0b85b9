/** Vite plugin: each page as a text, and /llms.txt. A build writes them; development answers them, made when asked for. */
import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { LLMS_PATH, markdownPath, shelfPath } from "../../open-data/paths.ts";
import { type ContentApi, findContent } from "../../pages/compiler/plugin.ts";
import type { Payload } from "../../pages/payload.ts";
import { writeLlms } from "../llms/write-llms.ts";
import { type MarkdownThread, openMarkdownThread } from "./in-thread.ts";
import { collectText } from "./page-text.ts";
import { shelve } from "./shelf.ts";

/** Pages that wait for the thread; more would only fill the memory. */
const AHEAD = 64;

/** To stand before the content plugin, which answers for all other files of the build. */
export function texts(): Plugin {
  let content: ContentApi;
  let outDir = "";
  const thread = openMarkdownThread();
  const waiting: Promise<void>[] = [];

  return {
    name: "texts",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(config) {
      content = findContent(config);
      outDir = resolve(config.root, config.environments.client?.build.outDir ?? "");
      content.onDrawn(async (payload) => {
        const address = markdownPath(payload.path);
        const written = writeText(payload, content, thread).then((text) =>
          put(outDir, address, text),
        );
        // Whoever waits for it below is told; a build that stops before must not fail a second time.
        written.catch(() => undefined);
        waiting.push(written);
        if (waiting.length > AHEAD) await waiting.shift();
      });
    },
    generateBundle: {
      order: "post",
      async handler() {
        await Promise.all(waiting);
        put(outDir, LLMS_PATH, writeLlms(content.index()));
      },
    },
    closeBundle: () => thread.end(),
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        if (!path.startsWith(dirname(shelfPath("")))) return next();
        try {
          response.setHeader("Content-Type", "text/plain; charset=utf-8");
          response.end(await fillShelf(path, content, thread));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function writeText(
  payload: Payload,
  content: ContentApi,
  thread: MarkdownThread,
): Promise<string> {
  const articles = content.index().childrenOf("/blog");
  const { head, html } = collectText(payload, (topic) =>
    articles.filter((article) => article.topic === topic),
  );
  return head + (await thread.write(html));
}

/** What a build would have written into a file. */
async function fillShelf(
  path: string,
  content: ContentApi,
  thread: MarkdownThread,
): Promise<string> {
  let file = shelfPath(LLMS_PATH) === path ? shelve(LLMS_PATH, writeLlms(content.index())) : "";
  for (const page of content.index().pages) {
    const address = markdownPath(page.path);
    const payload = shelfPath(address) === path ? await content.draw(page.path) : undefined;
    if (payload) file += shelve(address, await writeText(payload, content, thread));
  }
  return file;
}

/** Behind the texts that the file has already: ten thousand of them are never in memory together. */
function put(outDir: string, address: string, text: string): void {
  const file = join(outDir, shelfPath(address));
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, shelve(address, text));
}
