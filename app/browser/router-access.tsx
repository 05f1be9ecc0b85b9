// The part of the layout that hands React Router to the services of the browser, which run outside of React.
import { use, useCallback, useLayoutEffect } from "react";
import { preloadModule } from "react-dom";
import {
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useNavigate,
  useRouteError,
} from "react-router";
import { type RouterAccess as Access, takeRouter } from "./router.ts";

/** Draws nothing. @param props.fetchIsland fetches the script of an island, by its tag; the same function each time */
export function RouterAccess({ fetchIsland }: Pick<Access, "fetchIsland">) {
  const navigate = useNavigate();
  const isOnErrorPage = Boolean(useRouteError());
  const fetchScripts = useFetchScripts();
  useLayoutEffect(
    () => takeRouter({ navigate, isOnErrorPage, fetchScripts, fetchIsland }),
    [navigate, isOnErrorPage, fetchScripts, fetchIsland],
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
