// The Worker: builds what a request may ask for, hands it to React Router, and keeps the amounts fresh.

import * as build from "virtual:react-router/server-build";
import type { ExecutionContext, Fetcher, KVNamespace } from "@cloudflare/workers-types";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { readConfig } from "../app/config.server.ts";
import { createPages } from "../app/content/pages.server.ts";
import {
  nonceContext,
  originContext,
  pagesContext,
  primesContext,
  searchContext,
} from "../app/context.ts";
import { withAnswerRules } from "../app/http/answer-rules.ts";
import { createNonce } from "../app/http/content-security-policy.ts";
import { answerWithoutReact, unavailable } from "../app/http/early-answer.ts";
import { withLateScripts } from "../app/http/late-scripts.ts";
import { withSecurityHeaders } from "../app/http/security-headers.ts";
import { createIsolateMemory } from "../app/primes/isolate-memory.ts";
import { readPrimes, refreshPrimes } from "../app/primes/read-primes.server.ts";
import { createIndexMemory } from "../app/search/index-memory.ts";
import { createSearch } from "../app/search/search.server.ts";

type Env = { ASSETS: Fetcher; PRIMES: KVNamespace } & Record<string, unknown>;
type Background = Pick<ExecutionContext, "waitUntil">;

/** What outlives a request: the amounts this isolate has read, and the pieces of the index that were read last. */
const memory = createIsolateMemory();
const searchMemory = createIndexMemory();

const handle = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext({ request, context }) {
    const { env, ctx } = context.cloudflare;
    const provider = new RouterContextProvider();
    provider.set(nonceContext, createNonce());
    provider.set(originContext, readConfig(env).origin);
    provider.set(pagesContext, createPages(env.ASSETS, request.url));
    provider.set(primesContext, { read: () => readPrimes(amounts(env, ctx)) });
    provider.set(searchContext, createSearch(env.ASSETS, request.url, searchMemory));
    return provider;
  },
});

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const early = answerWithoutReact(request);
    if (early) return withSecurityHeaders(early);

    try {
      const response = await handle({
        request,
        env,
        waitUntil: (promise: Promise<unknown>) => ctx.waitUntil(promise),
        passThroughOnException: () => ctx.passThroughOnException(),
      });
      const { pathname } = new URL(request.url);
      return withSecurityHeaders(withAnswerRules(withLateScripts(response), pathname));
    } catch (error) {
      // No page could even be begun: a variable is missing, most often. The log names it.
      console.error(error);
      return withSecurityHeaders(unavailable());
    }
  },

  async scheduled(_event: unknown, env: Env, ctx: ExecutionContext): Promise<void> {
    await refreshPrimes(amounts(env, ctx));
  },
};

function amounts(env: Env, background: Background) {
  return {
    kv: env.PRIMES,
    source: readConfig(env).firestore,
    waitUntil: (promise: Promise<unknown>) => background.waitUntil(promise),
    memory,
    now: Date.now,
  };
}
