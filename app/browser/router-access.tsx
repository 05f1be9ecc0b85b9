// The part of the layout that hands React Router to the services of the browser, which run outside of React.
import { use, useCallback, useLayoutEffect } from "react";
import { preloadModule } from "react-dom";
import {
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useNavigate,
  useRouteError,
} from "react-router";
import { takeRouter } from "./router.ts";

/** Draws nothing. */
export function RouterAccess() {
  const navigate = useNavigate();
  const isOnErrorPage = Boolean(useRouteError());
  const fetchScripts = useFetchScripts();
  useLayoutEffect(
    () => takeRouter({ navigate, isOnErrorPage, fetchScripts }),
    [navigate, isOnErrorPage, fetchScripts],
  );
  return null;
}

/** As `<PrefetchPageLinks>` does it, which brings a kilobyte of cases that this site has not. */
function useFetchScripts(): (path: string) => void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes;
  return useCallback(
    (path) => {
      for (const { route } of router?.match(path) ?? []) {
        const { module, imports = [] } = routes?.[route.id] ?? { module: "" };
        for (const script of [module, ...imports]) preloadModule(script);
      }
    },
    [router, routes],
  );
}
