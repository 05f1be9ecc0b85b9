// The search as the Worker does it: files of the index through the ASSETS binding, the last ones cached by the isolate.
import type { Fetcher } from "@cloudflare/workers-types";
import type { IndexMemory } from "../app/search/index-reader.ts";
import { createFind, type Find } from "../app/search/search-index.ts";
import { createIsolateStore } from "./isolate-store.ts";
import { readStatic } from "./pages/pages.ts";

/** Searches the pages for the words of a text. */
export type Search = { find: Find };

/** Characters of shards that an isolate caches: at most 8 MB. */
const MAX_LENGTH = 4_000_000;

/** What an isolate has read of the index: nothing yet. */
export function createIndexMemory(): IndexMemory {
  return {
    texts: createIsolateStore({ entries: 1_000, size: MAX_LENGTH }, ({ length }) => length),
  };
}

/**
 * @param assets the static files' binding
 * @param requestUrl any URL of the site: the binding wants an absolute one
 * @param memory what an isolate caches between requests: the files are the same for the life of a build
 */
export function createSearch(assets: Fetcher, requestUrl: string, memory: IndexMemory): Search {
  async function readText(path: string): Promise<string> {
    const response = await readStatic(assets, requestUrl, path);
    if (!response) throw new Error(`There is no static file ${path}.`);
    return response.text();
  }

  return { find: createFind(readText, import.meta.env.DEV ? createIndexMemory() : memory) };
}
