// Links that come into view, also those that the page adds later.
import { whenIdle } from "./idle.ts";

/** Calls `onView` with each link that comes into view. Does nothing where the browser can't tell. */
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
      // Observing what is observed already reports nothing; observing anew does.
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
