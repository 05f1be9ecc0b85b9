// The search as the browser does it. Imported only when somebody searches: it brings the library and the index.
import { BUILD_ID } from "../browser/build-id.ts";
import { checkSearchFile, SEARCH_FILE_PATH } from "./document.ts";
import { openIndex, type SearchIndex } from "./search-index.ts";

let index: Promise<SearchIndex> | undefined;

/** The index, loaded once per page load; what failed is tried again when next asked for. */
export function loadIndex(): Promise<SearchIndex> {
  index ??= readIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function readIndex(): Promise<SearchIndex> {
  const address = `${SEARCH_FILE_PATH}?${BUILD_ID}`;
  const response = await fetch(address, { cache: "force-cache" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return openIndex(checkSearchFile(await response.json()));
}
