/** Each page as a text, and /llms.txt, in files that hold several. */
import { dirname } from "node:path";
import { shelve } from "../../../workers/page-text/shard.ts";
import { LLMS_PATH, markdownPath, shelfPath } from "../../open-data/paths.ts";
import type { Payload } from "../../pages/payload.ts";
import type { ContentApi } from "../compiler/plugin.ts";
import type { FileFamily } from "../files/built-file.ts";
import { collectText } from "./page-text.ts";
import { toMarkdown } from "./to-markdown.ts";
import { writeLlms } from "./write-llms.ts";

export function pageTexts(content: ContentApi): FileFamily {
  /** What a build has written, by the path of the file: bytes, which take half of what strings would. */
  const files = new Map<string, Buffer[]>();
  const put = (address: string, text: string) => {
    const path = shelfPath(address);
    files.set(path, [...(files.get(path) ?? []), Buffer.from(shelve(address, text))]);
  };
  content.onRendered((payload) => put(markdownPath(payload.path), writeText(payload, content)));
  return {
    under: new RegExp(`^${dirname(shelfPath(""))}/`),
    list() {
      put(LLMS_PATH, writeLlms(content.index()));
      return Array.from(files, ([path, parts]) => ({ path, write: () => Buffer.concat(parts) }));
    },
    find: (path) => fillShelf(path, content),
  };
}

function writeText(payload: Payload, content: ContentApi): string {
  const articles = content.index().childrenOf("/blog");
  const { head, html } = collectText(payload, (topic) =>
    articles.filter((article) => article.topic === topic),
  );
  return head + toMarkdown(html);
}

/** What a build would have written into a file; undefined where it would have written none. */
async function fillShelf(path: string, content: ContentApi): Promise<string | undefined> {
  let file = "";
  for (const page of content.index().pages) {
    const address = markdownPath(page.path);
    const payload = shelfPath(address) === path ? await content.render(page.path) : undefined;
    if (payload) file += shelve(address, writeText(payload, content));
  }
  if (shelfPath(LLMS_PATH) === path) file += shelve(LLMS_PATH, writeLlms(content.index()));
  return file || undefined;
}
