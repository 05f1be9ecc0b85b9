// The search as the Worker does it: files of the index through the ASSETS binding, the last ones kept by the isolate.

import type { Fetcher } from "@cloudflare/workers-types";
import { readStatic } from "../content/read-static.server.ts";
import type { Search } from "../context.ts";
import { createIndexMemory, type IndexMemory } from "./index-memory.ts";
import { createFind } from "./search-index.ts";

/**
 * @param assets the static files' binding
 * @param requestUrl any URL of the site: the binding wants an absolute one
 * @param memory what an isolate keeps between requests: the files are the same for the life of a build
 */
export function createSearch(assets: Fetcher, requestUrl: string, memory: IndexMemory): Search {
  async function readText(path: string): Promise<string> {
    const file = await readStatic(assets, requestUrl, path);
    if (!file) throw new Error(`Static file ${path} does not exist.`);
    return file.text();
  }

  return { find: createFind(readText, import.meta.env.DEV ? createIndexMemory() : memory) };
}
