/** Each page as a text, /llms.txt, and the feed of the texts: files that the Worker completes (workers/page-text/answer.ts). */
import {
  LLMS_PATH,
  markdownPath,
  TEXT_FEED_PATH,
  textTemplatePath,
} from "../../open-data/paths.ts";
import type { Payload } from "../../pages/payload.ts";
import type { ContentApi } from "../compiler/plugin.ts";
import type { BuiltFile, FileFamily } from "../files/built-file.ts";
import { writeTextFeed } from "../open-data/text-feed.ts";
import { collectText } from "./page-text.ts";
import { toMarkdown } from "./to-markdown.ts";
import { writeLlms } from "./write-llms.ts";

export function pageTexts(content: ContentApi): FileFamily {
  /** What a build has shown; the texts themselves, and not the pages, stay in memory. */
  const files: BuiltFile[] = [];
  const llms = { path: textTemplatePath(LLMS_PATH), write: () => writeLlms(content.index()) };
  const feed = {
    path: textTemplatePath(TEXT_FEED_PATH),
    write: () => writeTextFeed(content.index().pages),
  };
  content.onRendered((payload) => {
    const text = writeText(payload, content);
    files.push({ path: textTemplatePath(markdownPath(payload.path)), write: () => text });
  });
  return {
    under: new RegExp(`^${textTemplatePath("/")}`),
    list: () => [llms, feed, ...files],
    async find(path) {
      if (path === llms.path) return llms.write();
      if (path === feed.path) return feed.write();
      for (const page of content.index().pages) {
        if (textTemplatePath(markdownPath(page.path)) !== path) continue;
        const payload = await content.render(page.path);
        return payload && writeText(payload, content);
      }
      return undefined;
    },
  };
}

function writeText(payload: Payload, content: ContentApi): string {
  const articles = content.index().childrenOf("/blog");
  const { head, html } = collectText(payload, (topic) =>
    articles.filter((article) => article.topic === topic),
  );
  return head + toMarkdown(html);
}
