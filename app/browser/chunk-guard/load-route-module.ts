// Stands in for react-router/dist/*/lib/dom/ssr/routeModules.js in the browser build (see plugin.ts).
// A chunk that fails loads its page in full, once per path and 10 seconds, then shows the error page.
import { createElement, useEffect, useState } from "react";
import { isOffline, loadDocumentOnce } from "../document-load.ts";
import { pendingTarget } from "../running-router.ts";
import { offline } from "../unreachable-page.ts";

/** A script of the site could not be loaded: another build took its place, or the network failed. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";

  constructor(chunk: string, cause: unknown) {
    super(`Chunk failed to load: ${chunk}`, { cause });
  }
}

/**
 * Loads the module of a route; called by React Router for a navigation, under this very name.
 * Never rejects: a rejected lazy clientLoader leaves a navigation of React Router 8.4 pending for ever.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    const module: unknown = await import(/* @vite-ignore */ route.module);
    loaded[route.id] = module;
    return module;
  } catch (cause) {
    const error = new ChunkLoadError(route.module, cause);
    console.error(error.message);
    const target = pendingTarget();
    if (target && loadDocumentOnce(target)) return new Promise(() => {});
    return brokenModule(error);
  }
}

/** A route that tries a full load when it is shown, and throws for the error page where none is allowed. */
function brokenModule(error: ChunkLoadError) {
  return {
    async clientLoader({ url }: { url: URL }) {
      if (isOffline()) throw offline(url);
      return null;
    },
    default: function BrokenRoute() {
      const [isLost, setIsLost] = useState(false);
      useEffect(() => {
        if (!loadDocumentOnce(window.location)) setIsLost(true);
      }, []);
      if (isLost) throw error;
      return createElement("div", { "aria-busy": true });
    },
  };
}
