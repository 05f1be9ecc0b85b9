// Where a component is rendered: on the server (hydration finds that in place), or in the browser alone.
import { useState, useSyncExternalStore } from "react";

/**
 * True on the server, and for as long as a component lives that was there at hydration. What is rendered later in the
 * browser alone (another page, the error page) has no use for structured data, nor for scripts, which would not run.
 */
export function useIsServerRendered(): boolean {
  const isServerRender = !useIsInBrowser();
  const [wasServerRendered] = useState(isServerRender);
  return wasServerRendered;
}

/**
 * False on the server and while hydrating, true from then on: a page that the browser renders itself has from its first
 * render what needs JavaScript, and nothing in it moves.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    // Also what hydration asks, so that it expects what the server rendered.
    () => false,
  );
}

const subscribeToNothing = () => () => {};
