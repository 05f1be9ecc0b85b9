// A page's scripts wait until its first words are on screen: fetching, compiling and running them beside the first
// layout delays what the visitor came for (README, decisions).

/** The `rel` of a module's preload until then: browsers do not know it, and fetch nothing. */
export const LATE_PRELOAD = "late-modulepreload";

/** The `type` of the page's module script until then: browsers take an unknown type for data. */
export const LATE_MODULE = "late-module";

/** Milliseconds after which scripts start all the same: in a background tab, or a browser without paint timing. */
const PATIENCE = 3_000;

/**
 * An inline script after the waiting module. It restores the type and inserts the element again: a script element that
 * was never started may still be. It waits for the first contentful paint: "first-paint" may be the background alone.
 */
export const LATE_START = `(() => {
  const start = () => {
    const late = document.querySelector('script[type="${LATE_MODULE}"]');
    if (!late) return;
    for (const link of document.querySelectorAll('link[rel="${LATE_PRELOAD}"]')) link.rel = "modulepreload";
    const { parentNode, nextSibling } = late;
    late.remove();
    late.type = "module";
    parentNode.insertBefore(late, nextSibling);
  };
  setTimeout(start, ${PATIENCE});
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
})()`;
