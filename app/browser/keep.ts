// What stays of a page for those that follow: its style sheet, and the page itself for reading offline.
import { trustedScriptUrl } from "../http/trusted-types.ts";

/** Marks the link that stands in the text (app/layout/styles.tsx). */
export const IN_TEXT = "data-in-text";

/**
 * The style sheet stands in the text of the page that was loaded, and goes with it: the head gets a link of its own,
 * to a sheet that the browser has already.
 */
export function keepStyles(): void {
  const link = document.querySelector(`link[${IN_TEXT}]`)?.cloneNode();
  if (!(link instanceof HTMLLinkElement)) return;
  link.removeAttribute(IN_TEXT);
  document.head.append(link);
}

/**
 * Registers the service worker that keeps the pages already read (public/service-worker.js), once the page has loaded:
 * it takes nothing from the first reading.
 */
export function keepPagesRead(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register(trustedScriptUrl("/service-worker.js"))
      .then(keepThisPage)
      .catch((error: unknown) => {
        // Private windows and strict settings refuse it: pages simply are not kept.
        console.warn("Pages that are read will not be kept.", error);
      });
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

/** The first page was loaded before there was a worker to keep it: the worker takes it out of the browser's cache. */
async function keepThisPage(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: location.href });
}
