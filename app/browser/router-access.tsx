// The part of the layout that hands React Router to the services of the browser, which run outside of React.
import { startTransition, useLayoutEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate, useRouteError } from "react-router";
import { takeRouter } from "./router.ts";

/** Draws nothing but links to scripts, for the pages that a service asks for. */
export function RouterAccess() {
  const navigate = useNavigate();
  const isOnErrorPage = Boolean(useRouteError());
  const [pages, setPages] = useState<readonly string[]>([]);
  useLayoutEffect(
    () =>
      takeRouter({
        navigate,
        isOnErrorPage,
        fetchScripts: (path) => startTransition(() => setPages((before) => [...before, path])),
      }),
    [navigate, isOnErrorPage],
  );
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
