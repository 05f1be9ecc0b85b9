// As React Router's own template for Cloudflare has it.
import * as build from "virtual:react-router/server-build";
import type { KVNamespace } from "@cloudflare/workers-types";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { amountsContext } from "../app/amounts-context.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

export default {
  fetch(request: Request, env: { AMOUNTS: KVNamespace }): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(amountsContext, {
      read: async () => (await env.AMOUNTS.get<number[]>("amounts", "json")) ?? [],
    });
    return handle(request, context);
  },
};
