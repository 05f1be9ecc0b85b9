// What the build wrote, as the Worker reads it: pages' data and other static files.
import type { Fetcher } from "@cloudflare/workers-types";
import { payloadPath } from "../../app/http/paths.ts";
import { AGEING_PATH, type Ageing } from "../../app/open-data/ageing.server.ts";
import { type PageChange, pageChangesPath } from "../../app/open-data/feeds/page-changes.server.ts";
import type { ArticleListPage, Payload } from "../../app/pages/payload.ts";
import { articleListPath, LATEST_BUILD, SITE_MAP } from "../../app/pages/static-paths.ts";
import type { Topic } from "../../app/pages/topics.ts";
import { createIsolateStore } from "../isolate-store.ts";

/** Reads page data compiled at build. */
export type Pages = {
  /** The payload of the page at `path` ("/banque/n26"), or undefined where no such page exists. */
  find(path: string): Promise<Payload | undefined>;
  /** One page of the list of articles, newest first, or undefined where the list is shorter; `sujet` "" is all topics. */
  articles(sujet: Topic | "", page: number): Promise<ArticleListPage | undefined>;
  /** What the page at `path` tells of changes, in no particular order. */
  changes(path: string): Promise<PageChange[]>;
  /** The site map, as XML whose addresses have no origin yet. */
  siteMap(): Promise<string | undefined>;
  /** When the published build was made, ms since the epoch; undefined where there is none, as in development. */
  builtAt(): Promise<number | undefined>;
  /** What of the build grows old by itself; undefined where there is no such file. */
  ageing(): Promise<Ageing | undefined>;
};

/** Pages that an isolate has read: they are drawn again each time the amounts are read, from the same payload. */
type PageMemory = ReturnType<typeof createPageMemory>;

export function createPageMemory() {
  return createIsolateStore({ entries: 300, size: 6_000_000 }, ({ size }: CachedPayload) => size);
}

type CachedPayload = {
  payload: Payload;
  /** Characters of its JSON. */
  size: number;
};

/** An escaped slash: the binding of static files reads it as a slash, and a page would have a second address. */
const HIDDEN_SLASH = /%(?:2f|5c)/i;

/**
 * @param assets the static files' binding
 * @param requestUrl any URL of the site: the binding wants an absolute one
 */
export function createPages(assets: Fetcher, requestUrl: string, memory: PageMemory): Pages {
  const read = (path: string) => readStatic(assets, requestUrl, path);
  return {
    async find(path) {
      if (HIDDEN_SLASH.test(path)) return undefined;
      const cached = memory.get(path);
      if (cached) return cached.payload;
      const text = await (await read(payloadPath(path)))?.text();
      if (text === undefined) return undefined;
      const payload: Payload = JSON.parse(text);
      if (import.meta.env.PROD) memory.set(path, { payload, size: text.length });
      return payload;
    },
    articles: async (sujet, page) => (await read(articleListPath(sujet, page)))?.json(),
    changes: async (path) => (await read(pageChangesPath(path)))?.json() ?? [],
    siteMap: async () => (await read(SITE_MAP))?.text(),
    async builtAt() {
      const published: { timestamp: number } | undefined = await (await read(LATEST_BUILD))?.json();
      return published?.timestamp;
    },
    ageing: async () => (await read(AGEING_PATH))?.json(),
  };
}

/**
 * A static file, through the ASSETS binding; in development by asking Vite's own server.
 * @param assets the static files' binding
 * @param requestUrl any URL of the site: the binding wants an absolute one
 * @param path "/banque/n26/_payload.json"
 * @returns undefined where there is no such file
 * @throws where the file is there and can't be read.
 */
export async function readStatic(
  assets: Fetcher,
  requestUrl: string,
  path: string,
): Promise<Pick<Response, "json" | "text"> | undefined> {
  const { href } = new URL(path, requestUrl);
  // The binding of development knows files only; the content's are made by a middleware when they are asked for.
  const response = await (import.meta.env.DEV ? fetch(href) : assets.fetch(href));
  if (response.status === 404) return undefined;
  if (!response.ok) {
    const fault = import.meta.env.DEV ? ` ${await response.text()}` : "";
    throw new Error(`Static file ${path} answered ${response.status}.${fault}`);
  }
  return response;
}
