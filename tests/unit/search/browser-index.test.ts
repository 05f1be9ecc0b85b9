// The search in a tab that was open while the site was deployed.
import { afterEach, expect, test, vi } from "vitest";
import { find, prepareSearch } from "../../../app/search/browser-index.ts";
import { SUMMARY_PATH } from "../../../app/search/index-format.ts";
import { openSearch, PAGES } from "./sample-pages.ts";

afterEach(() => vi.unstubAllGlobals());

test("where the pieces of an older index are gone, those of the newer one are asked for", async () => {
  const older = openSearch(PAGES.slice(1)).files;
  const newer = openSearch(PAGES).files;
  vi.stubGlobal("fetch", async (address: string, { cache }: RequestInit) => {
    const [path = ""] = address.split("?");
    const kept = cache === "force-cache" && path === SUMMARY_PATH ? older.get(path) : undefined;
    const text = kept ?? newer.get(path);
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
  });
  await prepareSearch();

  expect((await find("boursobank")).results[0]?.path).toBe("/banque/boursobank");
});
