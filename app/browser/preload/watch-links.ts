// Links that a visitor may follow next: those in view, and the one that the pointer, the focus or a finger is on.
import { whenIdle } from "./spare.ts";

const SIGNS = ["pointerover", "focusin", "touchstart"] as const;

/** Calls `onIntent` with each link that a visitor turns to, again when they come back to it. */
export function watchIntent(onIntent: (link: HTMLAnchorElement) => void): void {
  let last: Element | null = null;
  for (const sign of SIGNS) {
    document.addEventListener(
      sign,
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        // The pointer also moves between the parts of one link.
        if (link && link !== last) onIntent(link);
        last = link;
      },
      { passive: true, capture: true },
    );
  }
}

/**
 * Calls `onView` with each link that comes into view, also those that the page adds later. Does nothing where the
 * browser can't tell.
 */
export function watchLinksInView(onView: (link: HTMLAnchorElement) => void): void {
  if (typeof IntersectionObserver !== "function") return;
  const watched = new WeakMap<HTMLAnchorElement, string>();
  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      views.unobserve(target);
      onView(target);
    }
  });

  function watchLinks(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      // A link may be drawn again with another address.
      if (watched.get(link) === link.href) continue;
      watched.set(link, link.href);
      // An observer reports a link that it already observes only once it is observed anew.
      views.unobserve(link);
      views.observe(link);
    }
  }

  let isPlanned = false;
  new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(() => {
      isPlanned = false;
      watchLinks();
    });
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["href"] });
  watchLinks();
}
