// Takes the place of react-router/dist/*/lib/dom/ssr/routeModules.js in the browser build (build/router-parts-plugin.ts says why).
// A page whose script can't be loaded is loaded in full, once per path and 10 seconds; then the error page shows.
import { createElement, useEffect, useState } from "react";
import { isOffline, loadDocumentOnce, untilThePageIsLeft } from "./document-load.ts";
import { withHash } from "./router.ts";
import { offline } from "./unreachable-page.ts";

/** A script of the site could not be loaded: another build took its place, or the network failed. */
class ChunkLoadError extends Error {
  override name = "ChunkLoadError";

  constructor(chunk: string, cause: unknown) {
    super(`Chunk failed to load: ${chunk}`, { cause });
  }
}

/**
 * Loads the module of a route. React Router calls it by this very name, for a navigation and to prepare one.
 * Never rejects: where loading a route rejects, a navigation of React Router 8.4 stays pending for ever.
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
    return brokenModule(error);
  }
}

/** What a navigation gets instead of the route: a full load of its page, or an error where none is allowed. */
function brokenModule(error: ChunkLoadError) {
  return {
    async clientLoader({ url, request }: { url: URL; request: Request }) {
      if (isOffline()) throw offline(url);
      const isWanted = !request.signal.aborted;
      if (isWanted && loadDocumentOnce(withHash(url))) return untilThePageIsLeft();
      throw error;
    },
    /** Drawn for a route that has no loader of its own; by then the address is that of the page. */
    default: function BrokenRoute() {
      const [hasFailed, setHasFailed] = useState(false);
      useEffect(() => {
        if (!loadDocumentOnce(window.location)) setHasFailed(true);
      }, []);
      if (hasFailed) throw error;
      return createElement("div", { "aria-busy": true });
    },
  };
}
