/** Each page as a text, and /llms.txt, in files that hold several. */
import { dirname } from "node:path";
import { shelve } from "../../../workers/page-text/shard.ts";
import { LLMS_PATH, markdownPath, shelfPath } from "../../open-data/paths.ts";
import type { Payload } from "../../pages/payload.ts";
import type { ContentApi } from "../compiler/plugin.ts";
import type { FileFamily } from "../files/built-file.ts";
import { type MarkdownThread, openMarkdownThread } from "./in-thread.ts";
import { collectText } from "./page-text.ts";
import { writeLlms } from "./write-llms.ts";

/** Pages that wait for the thread; more would only fill the memory. */
const AHEAD = 64;

export function pageTexts(content: ContentApi): FileFamily {
  const thread = openMarkdownThread();
  const waiting: Promise<void>[] = [];
  /** What a build has written, by the path of the file: bytes, which take half of what strings would. */
  const files = new Map<string, Buffer[]>();
  const put = (address: string, text: string) => {
    const path = shelfPath(address);
    files.set(path, [...(files.get(path) ?? []), Buffer.from(shelve(address, text))]);
  };
  content.onRendered(async (payload) => {
    const written = writeText(payload, content, thread).then((text) =>
      put(markdownPath(payload.path), text),
    );
    // Whoever waits for it below is told; a build that stops before must not fail a second time.
    written.catch(() => undefined);
    waiting.push(written);
    if (waiting.length > AHEAD) await waiting.shift();
  });
  return {
    under: new RegExp(`^${dirname(shelfPath(""))}/`),
    async list() {
      await Promise.all(waiting);
      put(LLMS_PATH, writeLlms(content.index()));
      return Array.from(files, ([path, parts]) => ({ path, write: () => Buffer.concat(parts) }));
    },
    find: (path) => fillShelf(path, content, thread),
    close: () => thread.end(),
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

/** What a build would have written into a file; undefined where it would have written none. */
async function fillShelf(
  path: string,
  content: ContentApi,
  thread: MarkdownThread,
): Promise<string | undefined> {
  let file = "";
  for (const page of content.index().pages) {
    const address = markdownPath(page.path);
    const payload = shelfPath(address) === path ? await content.render(page.path) : undefined;
    if (payload) file += shelve(address, await writeText(payload, content, thread));
  }
  if (shelfPath(LLMS_PATH) === path) file += shelve(LLMS_PATH, writeLlms(content.index()));
  return file || undefined;
}
