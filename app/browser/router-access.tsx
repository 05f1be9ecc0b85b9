// The part of the layout that hands React Router to the services of the browser, which run outside of React.
import { startTransition, useLayoutEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate, useRouteError } from "react-router";
import { takeRouter } from "./router.ts";

/** As many pages as are preloaded at once (preload/start.ts): the scripts of those before them have been fetched. */
const DRAWN_PAGES = 4;

/** Draws nothing but links to scripts, for the pages that a service asks for. */
export function RouterAccess() {
  const navigate = useNavigate();
  const isOnErrorPage = Boolean(useRouteError());
  const [pages, setPages] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const fetchScripts = (path: string) =>
      startTransition(() => setPages((before) => [...before, path].slice(-DRAWN_PAGES)));
    return takeRouter({ navigate, isOnErrorPage, fetchScripts });
  }, [navigate, isOnErrorPage]);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
