// What only the HTML of the server holds: hydration finds it in place, later drawings go without.
import { useState, useSyncExternalStore } from "react";

/**
 * True on the server, and for as long as a component lives that was there at hydration. What is drawn later in the
 * browser alone (another page, the error page) has no use for structured data, nor for scripts, which would not run.
 */
export function useIsFirstDrawing(): boolean {
  const isFirst = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  const [wasFirst] = useState(isFirst);
  return wasFirst;
}

function subscribeToNothing() {
  return () => {};
}

function inBrowser() {
  return false;
}

/** Also what hydration asks, so that it expects what the server drew. */
function onServer() {
  return true;
}
