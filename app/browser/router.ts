// How code outside of React reaches the router: by what a component of the layout hands over (router-access.tsx).
import type { NavigateFunction, NavigateOptions } from "react-router";

/** Where a navigation goes; a URL and `location` are targets too. */
export type Target = { pathname: string; search: string; hash: string };

/** The router as React Router's own hooks give it. */
export type RouterAccess = {
  navigate: NavigateFunction;
  /** True while the error page stands in the place of a page. */
  isOnErrorPage: boolean;
  fetchScripts(path: string): void;
  fetchIsland(tag: string): void;
};

let access: RouterAccess | undefined;
let underWay: Target | undefined;

/** Takes the router over while the layout is mounted. @returns how to give it back */
export function takeRouter(router: RouterAccess): () => void {
  access = router;
  return () => {
    if (access === router) access = undefined;
  };
}

/** The router; undefined before hydration, and where it failed. */
export function runningRouter(): RouterAccess | undefined {
  return access;
}

/**
 * Navigates to a page of the site; without a router the browser loads it.
 * @returns a promise for the end of the navigation, also where another one took its place
 */
export async function goTo(
  { pathname, search, hash }: Target,
  options?: NavigateOptions,
): Promise<void> {
  if (!access) return location.assign(pathname + search + hash);
  // A copy: the target may be a link element, whose address can change.
  const target = { pathname, search, hash };
  underWay = target;
  try {
    await access.navigate(target, options);
  } finally {
    if (underWay === target) underWay = undefined;
  }
}

/**
 * The address being navigated to, or else the current one. Back and Forward change the browser's own address before the
 * page is there, and a link only afterwards.
 */
export function destination(): Target {
  return underWay ?? window.location;
}

/** The address of the page that a loader is called for, with its hash, which React Router does not pass to loaders. */
export function withHash({ pathname, search }: Pick<URL, "pathname" | "search">): Target {
  const going = destination();
  return { pathname, search, hash: going.pathname === pathname ? going.hash : "" };
}
