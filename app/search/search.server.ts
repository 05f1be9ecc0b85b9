// The search as the Worker does it: the file through the ASSETS binding, its index kept by the isolate.

import type { Fetcher } from "@cloudflare/workers-types";
import { readStatic } from "../content/read-static.server.ts";
import type { Search } from "../context.ts";
import { checkSearchFile, SEARCH_FILE_PATH } from "./document.ts";
import { openIndex, type SearchIndex } from "./search-index.ts";

/** What an isolate keeps between requests: the file is the same for the life of a build. */
export type SearchMemory = { index?: SearchIndex };

/**
 * @param assets the static files' binding
 * @param requestUrl any URL of the site: the binding wants an absolute one
 */
export function createSearch(assets: Fetcher, requestUrl: string, memory: SearchMemory): Search {
  return {
    async find(text) {
      memory.index ??= await readIndex(assets, requestUrl);
      return memory.index.find(text);
    },
  };
}

async function readIndex(assets: Fetcher, requestUrl: string): Promise<SearchIndex> {
  const response = await readStatic(assets, requestUrl, SEARCH_FILE_PATH);
  return openIndex(checkSearchFile(await response?.json()));
}
