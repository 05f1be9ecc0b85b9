// What React Router leaves on the window once the page is hydrated: the router itself and the list of chunks.
import type { DataRouter } from "react-router";

type Chunks = { module: string; imports?: string[] };
type RunningWindow = Window & {
  __reactRouterDataRouter?: DataRouter;
  __reactRouterManifest?: { routes: Record<string, Chunks | undefined> };
};

/** Where a navigation goes. */
export type Target = { pathname: string; search: string; hash: string };

/** The router, or undefined before hydration and where it failed. */
export function runningRouter(): DataRouter | undefined {
  return runningWindow().__reactRouterDataRouter;
}

/** Where the visitor is going right now, or undefined where nobody waits for a page. */
export function pendingTarget(): Target | undefined {
  return runningRouter()?.state.navigation.location;
}

/** The script of a route and the scripts that it imports. */
export function chunksOfRoute(routeId: string): string[] {
  const chunks = runningWindow().__reactRouterManifest?.routes[routeId];
  return chunks ? [chunks.module, ...(chunks.imports ?? [])] : [];
}

function runningWindow(): RunningWindow {
  return window;
}
