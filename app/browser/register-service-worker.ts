// Pages that were read can be read again without a network.
import { trustedScriptUrl } from "../http/trusted-types.ts";

/**
 * Registers the service worker that caches the pages already read (public/service-worker.js), once the page has loaded:
 * it takes nothing from the first reading.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register(trustedScriptUrl("/service-worker.js"))
      .then(cacheThisPage)
      .catch((error: unknown) => {
        // Private windows and strict settings refuse it: pages simply are not cached.
        console.warn("Pages that are read will not be kept.", error);
      });
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

/** The first page was loaded before there was a worker to cache it: the worker takes it out of the browser's cache. */
async function cacheThisPage(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: location.href });
}
