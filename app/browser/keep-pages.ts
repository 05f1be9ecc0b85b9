// Starts the service worker that keeps the pages already read (public/service-worker.js).

import { trustedScriptUrl } from "./trusted-types.ts";

/** Registers it once the page has loaded, so that it takes nothing from the first reading. */
export function keepPagesRead(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register(trustedScriptUrl("/service-worker.js"))
      .catch((error: unknown) => {
        // Private windows and strict settings refuse it: pages simply are not kept.
        console.warn("Pages already read will not be kept for reading offline.", error);
      });
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
