/** The files of the search's index, made from the pages that the content plugin compiles. */

import { INDEX_FOLDER } from "../../search/index-format.ts";
import type { ContentApi } from "../compiler/plugin.ts";
import type { BuiltFile, FileFamily } from "../files/built-file.ts";
import { type Collector, createCollector } from "./collect-pages.ts";
import { readSynonyms } from "./synonyms.ts";

/** @param folder the folder of the content */
export function searchIndex(content: ContentApi, folder: string): FileFamily {
  /** The pages that a build has shown; in development it shows none, and they are compiled when somebody searches. */
  let shown: Collector | undefined;
  content.onPage((page) => {
    shown ??= createCollector(readSynonyms(folder));
    shown.add(page);
  });
  const collect = () => {
    const collector = createCollector(readSynonyms(folder));
    for (const page of content.pages()) collector.add(page);
    return collector;
  };
  /** By the pages as they stand: made anew once they have changed. */
  const made = new WeakMap<object, BuiltFile[]>();
  return {
    under: new RegExp(`^${INDEX_FOLDER}`),
    list() {
      const pages = content.index();
      const files = made.get(pages) ?? [...(shown ?? collect()).files()];
      made.set(pages, files);
      return files;
    },
  };
}
