// The search as the browser does it. Imported only when somebody searches.
import { BUILD_ID } from "../http/build-id.ts";
import { type IndexMemory, openReader } from "./index-reader.ts";
import { createFind, type SearchAnswer, type SearchOptions } from "./search-index.ts";

const memory: IndexMemory = { texts: new Map() };
/** Files on their way: the question of the next letter wants the same. */
const underway = new Map<string, Promise<string>>();
const findInCache = createFind(readOnce, memory);
const findAnew = createFind((path) => readText(path, "reload"), memory);

/** Reads what every question needs, before there is one. @throws where it can't be had. */
export async function prepareSearch(): Promise<void> {
  await openReader(readOnce, memory);
}

/**
 * Searches in the browser.
 * @throws where a file of the index can't be had; the next question tries again.
 */
export async function find(text: string, options?: SearchOptions): Promise<SearchAnswer> {
  try {
    return await findInCache(text, options);
  } catch {
    // A deployment takes the shards of an older index away: the summary of the newer one says where its own are.
    delete memory.summary;
    return findAnew(text, options);
  }
}

function readOnce(path: string): Promise<string> {
  const reading =
    underway.get(path) ?? readText(path, "force-cache").finally(() => underway.delete(path));
  underway.set(path, reading);
  return reading;
}

async function readText(path: string, cache: RequestCache): Promise<string> {
  const address = `${path}?${BUILD_ID}`;
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}
