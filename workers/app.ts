// The Worker: builds what a request may ask for, hands it to React Router, and keeps the amounts fresh.

import * as build from "virtual:react-router/server-build";
import standings from "virtual:standings";
import type { D1Database, ExecutionContext, Fetcher, KVNamespace } from "@cloudflare/workers-types";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { countAmounts } from "../app/amounts/document.server.ts";
import { standingsOn } from "../app/amounts/standing.ts";
import {
  amountsContext,
  healthContext,
  historyContext,
  originContext,
  pagesContext,
  type RenderState,
  renderContext,
  searchContext,
} from "../app/context.server.ts";
import { BUILD_ID } from "../app/http/build-id.ts";
import { createNonce } from "../app/http/content-security-policy.server.ts";
import {
  withAnswerRules,
  withoutIndexing,
  withSecurityHeaders,
} from "../app/http/headers.server.ts";
import { cardLink, isCardAddress } from "../app/open-data/card/card-address.server.ts";
import { MCP_PATH } from "../app/open-data/paths.ts";
import { dayInParis } from "../app/ui/dates.ts";
import { logCron } from "./amounts/log-amounts.ts";
import { createIsolateMemory } from "./amounts/memory.ts";
import { readAmounts, readAmountsStatus, refreshAmounts } from "./amounts/store.ts";
import { readConfig } from "./config.ts";
import { type Health, judgeHealth } from "./health/judge-health.ts";
import { findBackup } from "./history/history-kv.ts";
import { createHistory, createRecordMemory } from "./history/history-store.ts";
import { createHistoryMemory, recordHistory } from "./history/record-history.ts";
import { trailOf } from "./history/trail.ts";
import { answerWithoutReact, unavailable } from "./http/early-answer.ts";
import { answerIndexNowKey, isIndexable, refuseRobots } from "./http/indexing.ts";
import { answerWithNamedFile } from "./http/named-files.ts";
import { logFault } from "./log.ts";
import { answerWithText } from "./page-text/answer.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { createPageMemory, createPages, type Pages, readStatic } from "./pages/pages.ts";
import { createIndexMemory, createSearch } from "./search.ts";

type Env = { ASSETS: Fetcher; PRIMES: KVNamespace; HISTORY?: D1Database } & Record<string, unknown>;
type Background = Pick<ExecutionContext, "waitUntil">;

/**
 * What outlives a request: the amounts this isolate has read, pages and shards of the index as the build wrote them,
 * and finished pages.
 */
const memory = createIsolateMemory();
const historyMemory = createHistoryMemory();
const recordMemory = createRecordMemory();
const pageMemory = createPageMemory();
const searchMemory = createIndexMemory();
const pageCache = createPageCache();

/** By request: what `getLoadContext` hands to the rendering, and `answerWithReact` reads when the page is finished. */
const renderStates = new WeakMap<Request, RenderState>();

const handle = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext({ request, context }) {
    const { env, ctx } = context.cloudflare;
    const provider = new RouterContextProvider();
    const { origin, cspReports } = readConfig(env);
    const state = renderStateOf(request);
    state.reportsTo = cspReports;
    provider.set(renderContext, state);
    provider.set(originContext, origin);
    const pages = createPages(env.ASSETS, request.url, pageMemory);
    provider.set(pagesContext, pages);
    provider.set(healthContext, { read: () => readSiteHealth(env, ctx, pages) });
    provider.set(amountsContext, { read: () => readAmounts(amounts(env, ctx)) });
    provider.set(
      historyContext,
      createHistory({
        kv: env.PRIMES,
        hasHistory: env.HISTORY !== undefined,
        memory: recordMemory,
        now: Date.now,
      }),
    );
    provider.set(searchContext, createSearch(env.ASSETS, request.url, searchMemory));
    return provider;
  },
});

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    try {
      const url = new URL(request.url);
      if (isIndexable(url, readConfig(env))) return await answer(request, env, ctx);
      return withoutIndexing(
        withSecurityHeaders(refuseRobots(url) ?? (await answer(request, env, ctx))),
      );
    } catch (error) {
      // Not even the error page could be drawn; most often a variable is missing, and the log names it.
      logFault(error);
      return withSecurityHeaders(unavailable());
    }
  },

  async scheduled(_event: unknown, env: Env, ctx: ExecutionContext): Promise<void> {
    const read = await refreshAmounts(amounts(env, ctx));
    if (!read) return;
    logCron(countAmounts(read.fields), read.changedAt);
    if (!env.HISTORY) return;
    await recordHistory(
      { kv: env.PRIMES, db: env.HISTORY, memory: historyMemory, now: Date.now },
      read,
      trailOf(memory.document, read.readAt),
    );
  },
};

/** What the site answers, wherever it is asked. */
async function answer(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const deps = amounts(env, ctx);
  const cached = await pageCache.find(request, () => readAmounts(deps), deps.now());
  if (cached) return cached;
  if (new URL(request.url).pathname === MCP_PATH) {
    // Loaded when it is asked: pages have no part in it.
    const { answerMcp } = await import("./mcp/answer.ts");
    return withSecurityHeaders(await answerMcp(request, forAssistants(request, env, ctx)));
  }
  const early =
    answerWithoutReact(request) ??
    answerIndexNowKey(new URL(request.url), readConfig(env).indexNowKey) ??
    (await answerWithNamedFile(request, env.ASSETS)) ??
    (await answerWithText(request, answerDeps(env, ctx)));
  if (early) return withSecurityHeaders(early);
  if (isCardAddress(new URL(request.url).pathname)) {
    const { answerCard } = await import("./card/answer.ts");
    return withSecurityHeaders(await answerCard(request, answerDeps(env, ctx)));
  }
  return answerWithReact(request, env, ctx);
}

/** Has React Router answer; a page that is finished is cached for those who come after. */
async function answerWithReact(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  const rendered = await handle({
    request,
    env,
    waitUntil: (promise: Promise<unknown>) => ctx.waitUntil(promise),
    passThroughOnException: () => ctx.passThroughOnException(),
  });
  const url = new URL(request.url);
  const response = withSecurityHeaders(withAnswerRules(rendered, url.pathname));
  if (!isPage(response)) return response;
  const site = { origin: readConfig(env).origin, hasHistory: env.HISTORY !== undefined };
  const link = cardLink(url, site);
  if (link) response.headers.append("Link", link);
  const { nonce, reading, isOfTheMoment } = renderStateOf(request);
  const mayStay = request.method === "GET" && !isOfTheMoment && !import.meta.env.DEV;
  if (!reading || !mayStay) return response;
  return pageCache.store(request, { response, nonce, reading }, Date.now());
}

async function readSiteHealth(env: Env, ctx: Background, pages: Pages): Promise<Health> {
  const [amountsStatus, backup, builtAt, ageing] = await Promise.all([
    readAmountsStatus(amounts(env, ctx)),
    findBackup(env.PRIMES),
    // Static files that can't be read are told as unknown ages.
    pages.builtAt().catch(() => undefined),
    pages.ageing().catch(() => undefined),
  ]);
  return judgeHealth({
    ...amountsStatus,
    now: Date.now(),
    hasHistory: env.HISTORY !== undefined,
    build: { id: BUILD_ID, builtAt: builtAt ?? null },
    ageing: ageing ?? null,
    backup,
  });
}

/** A page of the site, as opposed to an error, a redirect or a file. */
function isPage({ status, headers }: Response): boolean {
  return status === 200 && (headers.get("Content-Type") ?? "").startsWith("text/html");
}

function renderStateOf(request: Request): RenderState {
  const state = renderStates.get(request) ?? { nonce: createNonce().text };
  renderStates.set(request, state);
  return state;
}

/** What is answered without React may ask for these. */
function answerDeps(env: Env, background: Background) {
  const deps = amounts(env, background);
  return {
    assets: env.ASSETS,
    origin: readConfig(env).origin,
    hasHistory: env.HISTORY !== undefined,
    standings: standingsOn(standings, dayInParis(Date.now())),
    readReading: async () => (await readAmounts(deps)).reading,
  };
}

function forAssistants(request: Request, env: Env, background: Background) {
  const { assets, ...shared } = answerDeps(env, background);
  return {
    ...shared,
    pages: createPages(assets, request.url, pageMemory),
    search: createSearch(assets, request.url, searchMemory),
    readFile: async (path: string) => (await readStatic(assets, request.url, path))?.text(),
    now: Date.now,
  };
}

function amounts(env: Env, background: Background) {
  return {
    kv: env.PRIMES,
    source: readConfig(env).firestore,
    waitUntil: (promise: Promise<unknown>) => background.waitUntil(promise),
    memory,
    now: Date.now,
  };
}
