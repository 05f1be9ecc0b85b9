// Page data as the Worker reads it: static files through the ASSETS binding, or the compiler itself in development.

import { compiledPages, compiledPayloads } from "virtual:content";
import type { Fetcher } from "@cloudflare/workers-types";
import type { Pages } from "../context.ts";
import type { PageSummary, Payload } from "./payload.ts";
import { payloadPath } from "./payload-path.ts";

/**
 * @param assets the static files' binding
 * @param requestUrl any URL of the site: the binding wants an absolute one
 */
export function createPages(assets: Fetcher, requestUrl: string): Pages {
  return {
    async find(path) {
      if (import.meta.env.DEV) return compiledPayloads[path];
      return readJson<Payload>(assets, new URL(payloadPath(path), requestUrl));
    },
    async list() {
      if (import.meta.env.DEV) return compiledPages;
      return (
        (await readJson<PageSummary[]>(assets, new URL("/builds/pages.json", requestUrl))) ?? []
      );
    },
  };
}

async function readJson<T>(assets: Fetcher, url: URL): Promise<T | undefined> {
  const response = await assets.fetch(url.href);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Static file ${url.pathname} answered ${response.status}.`);
  return response.json();
}
